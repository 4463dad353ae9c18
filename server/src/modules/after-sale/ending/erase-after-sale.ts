import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { dealerTasks } from '../tables/dealer-task.table';
import { maintenanceWorks } from '../tables/maintenance.table';
import { endStatement } from '../tasks/end-statement';

/**
 * What follows the signature of a contract that is being erased: the services of the car go, and of what the dealer had
 * to do amount and moment stay. Part of the caller's transaction.
 */
export async function eraseAfterSale(tx: Queries, contractId: string, at: Date): Promise<void> {
  await tx.delete(maintenanceWorks).where(eq(maintenanceWorks.contract_id, contractId));
  await endStatement(tx, contractId, null, at);
  await tx
    .update(dealerTasks)
    .set({ data: {} })
    .where(and(eq(dealerTasks.contract_id, contractId), isNotNull(dealerTasks.done_at)));
}
