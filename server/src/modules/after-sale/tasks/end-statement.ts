import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { isOpenStatement } from '../../../scope';
import type { Contract } from '../../contracts';
import { tellStatement } from '../ending/tell-statement';
import { dealerTasks } from '../tables/dealer-task.table';

/**
 * A withdrawal that was stated without the phone is answered: the contract has ended, so nobody has to look at it.
 * @param by whoever of staff ended it; null for the customer and the system
 */
export async function endStatement(tx: Queries, contractId: string, by: string | null, at: Date): Promise<void> {
  await tx
    .update(dealerTasks)
    .set({ done_at: at, done_by: by })
    .where(and(eq(dealerTasks.contract_id, contractId), isOpenStatement));
}

/** Condition on `dealer_tasks`: nobody looked, the contract's deletion was the answer. */
export function endedWith(deletedAt: Date) {
  return and(isNull(dealerTasks.done_by), eq(dealerTasks.done_at, deletedAt));
}

/**
 * A contract that was deleted unpaid comes back with its payment: what was stated before, or meanwhile, is to be looked
 * at.
 * @param contract as it was deleted
 */
export async function reopenStatement(tx: Queries, contract: Contract, at: Date): Promise<void> {
  const reopened = await tx
    .update(dealerTasks)
    .set({ done_at: null })
    .where(
      and(
        eq(dealerTasks.contract_id, contract.id),
        eq(dealerTasks.kind, 'withdrawal_statement'),
        endedWith(contract.deleted_at ?? at),
      ),
    )
    .returning({ id: dealerTasks.id });
  for (const { id } of reopened) await tellStatement(tx, contract, { key: `statement:${id}:${at.getTime()}`, at });
}
