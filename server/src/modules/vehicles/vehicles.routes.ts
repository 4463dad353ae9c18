import { publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { VehiclesService } from './vehicles.service';
import { takeVinLimit } from './vin-limits';

export function vehiclesRoutes(
  { limits, env }: Pick<Platform, 'limits' | 'env'>,
  vehicles: VehiclesService,
): readonly Implementation[] {
  return [
    implement(publicArea.lookUpVin, async ({ body, caller, client }) => {
      await takeVinLimit(limits, { vin: body.vin, caller, client, demo: env.DEMO });
      return { status: 200, body: { data: await vehicles.publicReport(body) } };
    }),
  ];
}
