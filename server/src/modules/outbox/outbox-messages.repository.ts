import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
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

type Status = OutboxMessage['status'];

/**
 * One page of the messages that the caller's area has in sight, how many there are, what they all cost (for the operator
 * with those of deleted contracts, for which the provider is paid as well), and how many there would be of each status
 * without what the query says of that. What is counted is looked at once, in one statement.
 */
export async function findMessages(
  db: Queries,
  scope: Scope,
  query: ListQuery,
): Promise<{
  readonly rows: readonly MessageWithOwner[];
  readonly total: number;
  readonly costMicros: number | null;
  readonly counts: Record<Status, number>;
}> {
  const where = and(messagesIn(scope), filterOf(messageList, query));
  const ofStatus = query.wheres.filter(({ field }) => field === 'status');
  const others = query.wheres.filter(({ field }) => field !== 'status');
  const found = filterOf(messageList, { wheres: ofStatus }) ?? sql`true`;
  const isShown = isNull(contracts.deleted_at);
  const counted = await db
    .select({
      status: shownStatus,
      messages: sql<number>`count(*) filter (where ${isShown})`.mapWith(Number),
      found: sql<number>`count(*) filter (where ${and(isShown, found)})`.mapWith(Number),
      costMicros: sql<number | null>`sum(${messages.cost_micros}) filter (where ${found})`.mapWith(Number),
    })
    .from(messages)
    .leftJoin(contracts, eq(contracts.id, messages.contract_id))
    .where(
      and(scope.area === 'admin' ? undefined : messagesIn(scope), filterOf(messageList, { ...query, wheres: others })),
    )
    .groupBy(shownStatus);
  const rows = await select(db, where)
    .orderBy(...orderTerms(messageList, orderOf(messageList, query.sort)))
    .limit(query.per_page)
    .offset(offsetOf(query));
  const countOf = (status: Status) => counted.find((row) => row.status === status)?.messages ?? 0;
  const costs = counted.map(({ costMicros }) => costMicros).filter((cost) => cost !== null);
  return {
    rows,
    total: sumOf(counted.map((row) => row.found)),
    costMicros: costs.length === 0 ? null : sumOf(costs),
    counts: {
      queued: countOf('queued'),
      sent: countOf('sent'),
      delivered: countOf('delivered'),
      failed: countOf('failed'),
      voided: countOf('voided'),
    },
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** A message that the caller's area has in sight, or null. */
export async function findMessage(db: Queries, scope: Scope, id: string): Promise<MessageWithOwner | null> {
  const [found] = await select(db, and(messagesIn(scope), eq(messages.id, id)));
  return found ?? null;
}
