import { and, eq, gt, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { cardMethod, methodIs } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { type Contract, contracts } from '../contracts';
import { paymentSessions } from './tables/payment.table';

/** How long a page takes money. */
export const pageMinutes = 30;

/** Whether a contract is to be paid on the provider's page. */
export function awaitsCard({ status, payment_method, withdrawn_at, deleted_at }: Contract): boolean {
  const isOpen = (status === 'SIGNED' || status === 'FILLED') && withdrawn_at === null && deleted_at === null;
  return isOpen && methodIs('online', payment_method);
}

/** The opposite as a condition on `contracts`. */
const awaitsNoCard = or(
  notInArray(contracts.status, ['SIGNED', 'FILLED']),
  isNotNull(contracts.withdrawn_at),
  isNotNull(contracts.deleted_at),
  isNull(contracts.payment_method),
  ne(contracts.payment_method, cardMethod),
);

/** A page that the provider did not give takes nobody's place. Of one instant the ids tell the order. */
const hasNewer = sql`exists (
  select 1 from ${paymentSessions} newer
  where newer.contract_id = ${paymentSessions.contract_id}
    and (newer.created_at, newer.id) > (${paymentSessions.created_at}, ${paymentSessions.id})
    and newer.unanswered_at is null
)`;

/** On `payment_sessions` beside their contract: a newer page took its place, or nothing is to be paid there any more. */
export const isOvertaken = sql<boolean>`(${or(awaitsNoCard, hasNewer)})`;

/** The same of pages that would still take money. */
const wouldTakeMoney = (now: Date) =>
  and(
    gt(paymentSessions.created_at, new Date(now.getTime() - pageMinutes * 60_000)),
    isNull(paymentSessions.closed_at),
    isNull(paymentSessions.unanswered_at),
    isOvertaken,
  );

export function overtakenPages(db: Queries, now: Date) {
  return db
    .select({ id: paymentSessions.id, contract_uid: contracts.contract_uid })
    .from(paymentSessions)
    .innerJoin(contracts, eq(contracts.id, paymentSessions.contract_id))
    .where(wouldTakeMoney(now));
}

export function hasOvertakenPages(now: Date): SQL {
  return sql`exists (
    select 1 from ${paymentSessions} join ${contracts} on ${contracts.id} = ${paymentSessions.contract_id}
    where ${wouldTakeMoney(now)}
  )`;
}
