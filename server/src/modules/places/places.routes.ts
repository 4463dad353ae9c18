import { publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import { comuniOfZip } from './comuni-by-zip';

export function placesRoutes(): readonly Implementation[] {
  return [
    implement(publicArea.listPlaces, async ({ query }) => ({
      status: 200,
      body: { data: comuniOfZip(query.zip_code).map(({ city, province }) => ({ city, province })) },
    })),
  ];
}
