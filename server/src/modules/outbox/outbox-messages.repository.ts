import { and, count, eq, isNull, type SQL, sum } from 'drizzle-orm';
import type { ListQuery, OutboxMessage } from 'shared-api/entities';
import type { Queries } from '../../platform/db';
import { messages, stores } from '../../platform/db/schema';
import { filterOf, offsetOf, orderOf, orderTerms } from '../../platform/list';
import { messagesIn, type Scope } from '../../scope';
import { contracts, letterAddressOf } from '../contracts';
import { messageList, shownStatus } from './message-list';

const columns = {
  message: messages,
  status: shownStatus,
  contract: {
    contract_uid: contracts.contract_uid,
    code: contracts.code,
    phone: contracts.phone,
    letter_address: letterAddressOf,
    withdrawal_email: contracts.withdrawal_email,
    signed_at: contracts.signed_at,
    paid_at: contracts.paid_at,
    declined_at: contracts.declined_at,
    withdrawn_at: contracts.withdrawn_at,
    deleted_at: contracts.deleted_at,
  },
  store: { store_uid: stores.store_uid, name: stores.name },
};

function select(db: Queries, where: SQL | undefined) {
  return db
    .select(columns)
    .from(messages)
    .leftJoin(contracts, eq(contracts.id, messages.contract_id))
    .leftJoin(stores, eq(stores.store_uid, messages.store_uid))
    .where(where);
}

export type MessageWithOwner = Awaited<ReturnType<typeof select>>[number];

/** One page of the messages that the caller's area has in sight, how many there are, and what they all cost. */
export async function findMessages(
  db: Queries,
  scope: Scope,
  query: ListQuery,
): Promise<{ readonly rows: readonly MessageWithOwner[]; readonly total: number; readonly costMicros: number | null }> {
  const where = and(inSight(scope), filterOf(messageList, query));
  const [counted] = await db
    .select({ total: count(), costMicros: sum(messages.cost_micros).mapWith(Number) })
    .from(messages)
    .leftJoin(contracts, eq(contracts.id, messages.contract_id))
    .where(where);
  const rows = await select(db, where)
    .orderBy(...orderTerms(messageList, orderOf(messageList, query.sort)))
    .limit(query.per_page)
    .offset(offsetOf(query));
  return { rows, total: counted?.total ?? 0, costMicros: counted?.costMicros ?? null };
}

/** How many messages a query finds of each status, without what it says of the status. */
export async function countByStatus(
  db: Queries,
  scope: Scope,
  query: ListQuery,
): Promise<Record<OutboxMessage['status'], number>> {
  const others = { ...query, wheres: query.wheres.filter(({ field }) => field !== 'status') };
  const rows = await db
    .select({ status: shownStatus, messages: count() })
    .from(messages)
    .leftJoin(contracts, eq(contracts.id, messages.contract_id))
    .where(and(inSight(scope), filterOf(messageList, others)))
    .groupBy(shownStatus);
  const countOf = (status: OutboxMessage['status']) => rows.find((row) => row.status === status)?.messages ?? 0;
  return {
    queued: countOf('queued'),
    sent: countOf('sent'),
    delivered: countOf('delivered'),
    failed: countOf('failed'),
    voided: countOf('voided'),
  };
}

/** A message that the caller's area has in sight, or null. */
export async function findMessage(db: Queries, scope: Scope, id: string): Promise<MessageWithOwner | null> {
  const [found] = await select(db, and(inSight(scope), eq(messages.id, id)));
  return found ?? null;
}

/** What was said about a contract goes with it when it is deleted. */
function inSight(scope: Scope): SQL | undefined {
  return and(messagesIn(scope), isNull(contracts.deleted_at));
}
