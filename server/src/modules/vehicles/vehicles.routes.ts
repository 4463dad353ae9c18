import { managerCounter, publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import { findStoresInSight } from './stores-in-sight.repository';
import type { VehiclesService } from './vehicles.service';
import { takeVinLimit } from './vin-limits';

export function vehiclesRoutes(
  { db, limits, env }: Pick<Platform, 'db' | 'limits' | 'env'>,
  vehicles: VehiclesService,
): readonly Implementation[] {
  return [
    implement(publicArea.lookUpVin, async ({ body, caller, client }) => {
      await takeVinLimit(limits, { vin: body.vin, caller, client, demo: env.DEMO });
      return { status: 200, body: { data: await vehicles.publicReport(body) } };
    }),
    implement(managerCounter.lookUpVin, async ({ body, caller, client, scope }) => {
      await takeVinLimit(limits, { vin: body.vin, caller, client, demo: env.DEMO });
      const own = await findStoresInSight(db.read, scope);
      return { status: 200, body: { data: await vehicles.managerReport(body, (storeUid) => own.has(storeUid)) } };
    }),
  ];
}
