import { and, eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { maintenanceWorks } from '../modules/after-sale/tables/maintenance.table';
import { contracts } from '../modules/contracts/tables/contract.table';
import { type Queries, rowBeside } from '../platform/db';
import type { PreparedScope } from '../platform/scope';
import { inScope } from './in-scope';

/**
 * The most kilometres of a car that the signed contracts in sight and the services done on them tell, as a field of
 * another statement. What nobody signed is no reading: anybody may write a stranger's VIN and any number into a draft.
 */
export function kmInSightBeside(db: Queries, scope: PreparedScope, vin: Placeholder): SQL<number | null> {
  return rowBeside(
    { km: sql<number | null>`max(greatest(${contracts.km}, ${maintenanceWorks.km}))` },
    (row) =>
      inScope(db, scope)
        .contracts({ row }, and(eq(contracts.car_vin, vin), isNotNull(contracts.signed_at)))
        .leftJoin(maintenanceWorks, eq(maintenanceWorks.contract_id, contracts.id)),
    ({ km }) => km,
  );
}
