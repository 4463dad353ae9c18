import { asc, eq } from 'drizzle-orm';
import type { StaffContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { maintenanceWorks } from '../../../platform/db/schema';

/** The maintenance that a contract gives right to, in its order; none before it is paid. */
export async function maintenanceOf(db: Queries, contractId: string): Promise<StaffContract['maintenance']> {
  return db
    .select({
      n: maintenanceWorks.n,
      due_on: maintenanceWorks.due_on,
      due_km: maintenanceWorks.due_km,
      done_on: maintenanceWorks.done_on,
      km: maintenanceWorks.km,
    })
    .from(maintenanceWorks)
    .where(eq(maintenanceWorks.contract_id, contractId))
    .orderBy(asc(maintenanceWorks.n));
}
