import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { dealerTasks } from '../tables/dealer-task.table';

/**
 * A withdrawal that was stated without the phone is answered: the contract has ended, so nobody has to look at it.
 * @param by whoever of staff ended it; null for the customer and the system
 */
export async function endStatement(tx: Queries, contractId: string, by: string | null, at: Date): Promise<void> {
  await tx
    .update(dealerTasks)
    .set({ done_at: at, done_by: by })
    .where(
      and(
        eq(dealerTasks.contract_id, contractId),
        eq(dealerTasks.kind, 'withdrawal_statement'),
        isNull(dealerTasks.done_at),
      ),
    );
}
