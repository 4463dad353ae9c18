import { and, eq, exists, isNotNull, isNull, min, notExists, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { dealerTasks } from '../modules/after-sale/tables/dealer-task.table';
import { contracts } from '../modules/contracts/tables/contract.table';

/** Condition on `dealer_tasks`: a withdrawal that was stated without the phone and waits for an answer. */
export const isOpenStatement = and(eq(dealerTasks.kind, 'withdrawal_statement'), isNull(dealerTasks.done_at));

const ofContract = and(eq(dealerTasks.contract_id, contracts.id), isOpenStatement);
/** Before the signature there is nothing to withdraw from, and after a withdrawal nothing more. */
const mayBeLeft = and(isNotNull(contracts.signed_at), isNull(contracts.withdrawn_at));

const some = () => new QueryBuilder().select({ found: sql`1` }).from(dealerTasks).where(and(ofContract, mayBeLeft));

/** Condition on `contracts`: one waits there. */
export const hasOpenStatement = () => exists(some());

/** Condition on `contracts`: none does. */
export const hasNoOpenStatement = () => notExists(some());

/** A field of `contracts`: when the one that waits there was made; null where none does. */
export const openStatementAt: SQL<Date | null> = sql`case when ${mayBeLeft} then ${new QueryBuilder()
  .select({ at: min(dealerTasks.created_at) })
  .from(dealerTasks)
  .where(ofContract)} end`.mapWith(dealerTasks.created_at);
