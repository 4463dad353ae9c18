import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { dealerTasks } from '../modules/after-sale/tables/dealer-task.table';
import { contracts } from '../modules/contracts/tables/contract.table';

/** Condition on `dealer_tasks`: money that pays no contract and waits for somebody. */
export const isOpenMismatch = and(eq(dealerTasks.kind, 'payment_mismatch'), isNull(dealerTasks.done_at));

/** Condition on `contracts`: some of it waits there. */
export function hasOpenMismatch() {
  const open = new QueryBuilder()
    .select({ found: sql`1` })
    .from(dealerTasks)
    .where(and(eq(dealerTasks.contract_id, contracts.id), isOpenMismatch));
  return exists(open);
}
