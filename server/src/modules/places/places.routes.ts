import { publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import { comuniOfZip } from './find-comuni';

export function placesRoutes(): readonly Implementation[] {
  return [
    implement(publicArea.listPlaces, async ({ query }) => ({
      status: 200,
      body: { data: comuniOfZip(query.zip_code).map(({ name, province }) => ({ city: name, province })) },
    })),
  ];
}
