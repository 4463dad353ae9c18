import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { dealerTasks } from '../tables/dealer-task.table';

/** What a dealer still has to do for a contract goes with it to another one. */
export async function moveTasks(tx: Queries, contractId: string, storeUid: string): Promise<void> {
  await tx
    .update(dealerTasks)
    .set({ store_uid: storeUid })
    .where(and(eq(dealerTasks.contract_id, contractId), isNull(dealerTasks.done_at)));
}
