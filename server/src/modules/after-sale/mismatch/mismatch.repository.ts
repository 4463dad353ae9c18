import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { dayMs, formatMoney } from 'shared-api/domain';
import type { mismatchOutcomes, PaymentMismatch } from 'shared-api/entities';
import { preparedStatement, type Queries, unscoped } from '../../../platform/db';
import { isOpenMismatch } from '../../../scope';
import { dealerTasks } from '../tables/dealer-task.table';

/** Money that pays no contract, as it waits for somebody. */
export interface OpenMismatch {
  readonly id: string;
  readonly amountCents: number | null;
  readonly reference: string | null;
  readonly receivedAt: Date;
  /** The provider's name for its event. */
  readonly eventId: string;
  /** Whether the provider gave it back, instead of taking it. */
  readonly returned: boolean;
}

const openOnes = preparedStatement('open_payment_mismatches', (db) =>
  unscoped(db, 'of a contract that was found in scope')
    .select({
      id: dealerTasks.id,
      amountCents: dealerTasks.amount_cents,
      reference: sql<string | null>`${dealerTasks.data} ->> 'reference'`,
      receivedAt: dealerTasks.created_at,
      eventId: sql<string>`${dealerTasks.data} ->> 'event_id'`,
      returned: sql<boolean>`${dealerTasks.data} ? 'returned'`,
    })
    .from(dealerTasks)
    .where(and(eq(dealerTasks.contract_id, sql.placeholder('contract_id')), isOpenMismatch))
    .orderBy(asc(dealerTasks.created_at), asc(dealerTasks.id)),
);

/** What waits on one contract, the oldest first. */
export function findOpenMismatches(db: Queries, contractId: string): Promise<OpenMismatch[]> {
  return openOnes(db).execute({ contract_id: contractId });
}

/** The same as staff reads it. */
export async function openMismatchesOf(db: Queries, contractId: string): Promise<PaymentMismatch[]> {
  const found = await findOpenMismatches(db, contractId);
  return found.map(({ id, amountCents, reference, receivedAt, returned }) => ({
    id,
    amount: amountCents === null ? null : formatMoney(amountCents),
    reference,
    received_at: receivedAt.toISOString(),
    ...(returned && { returned }),
  }));
}

interface NewMismatch {
  readonly contract: { readonly id: string; readonly store_uid: string };
  readonly amountCents: number | null;
  /** The provider's names for the event and for the payment. */
  readonly eventId: string;
  readonly reference: string;
  readonly returned: boolean;
  readonly at: Date;
}

/** @returns its id */
export async function insertMismatch(
  tx: Queries,
  { contract, amountCents, eventId, reference, returned, at }: NewMismatch,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(dealerTasks).values({
    id,
    kind: 'payment_mismatch',
    contract_id: contract.id,
    store_uid: contract.store_uid,
    amount_cents: amountCents,
    data: { event_id: eventId, reference, ...(returned && { returned }) },
    created_at: at,
  });
  return id;
}

interface MismatchEnd {
  readonly id: string;
  /** Whoever of staff ended it; null for the provider. */
  readonly by: string | null;
  readonly outcome: (typeof mismatchOutcomes)[number];
  readonly at: Date;
}

/** After so long the provider's own books say whether the money went back, and nobody need wait for its answer. */
export const answerDays = 3;

/**
 * Ends one; without a refund only as long as none was asked for, or its answer has not come for days.
 * @returns false when it was ended before, or is being refunded
 */
export async function endMismatch(tx: Queries, { id, by, outcome, at }: MismatchEnd): Promise<boolean> {
  const ended = await tx
    .update(dealerTasks)
    .set({ done_at: at, done_by: by, data: withData({ outcome }) })
    .where(
      and(
        eq(dealerTasks.id, id),
        isOpenMismatch,
        outcome === 'kept' ? or(not(isBeingRefunded), askedLongAgo(at)) : undefined,
      ),
    )
    .returning({ id: dealerTasks.id });
  return ended.length > 0;
}

/** Whether one ended because the provider told that the money went back. */
export async function isEndedByProvider(tx: Queries, id: string): Promise<boolean> {
  const ended = await unscoped(tx, 'of a contract that was found in scope')
    .select({ id: dealerTasks.id })
    .from(dealerTasks)
    .where(and(eq(dealerTasks.id, id), isNotNull(dealerTasks.done_at), isNull(dealerTasks.done_by), isRefunded));
  return ended.length > 0;
}

/**
 * Writes down that the provider is asked to give the money back: from then on nobody may say that it was not.
 * @returns whether this call was the first to ask; null when it was ended before
 */
export async function claimRefund(db: Queries, id: string, at: Date): Promise<'first' | 'again' | null> {
  const claimed = await db
    .update(dealerTasks)
    .set({ data: withData({ refund_asked_at: at.toISOString() }) })
    .where(and(eq(dealerTasks.id, id), isOpenMismatch, not(isBeingRefunded)))
    .returning({ id: dealerTasks.id });
  if (claimed.length > 0) return 'first';
  const open = await unscoped(db, 'of a contract that was found in scope')
    .select({ id: dealerTasks.id })
    .from(dealerTasks)
    .where(and(eq(dealerTasks.id, id), isOpenMismatch));
  return open.length > 0 ? 'again' : null;
}

/** The provider said no to the first who asked: it may be closed without a refund again. */
export async function dropClaim(tx: Queries, id: string): Promise<void> {
  await tx
    .update(dealerTasks)
    .set({ data: sql`${dealerTasks.data} - 'refund_asked_at'` })
    .where(and(eq(dealerTasks.id, id), isOpenMismatch));
}

const isRefunded = sql`${dealerTasks.data} ->> 'outcome' = 'refunded'`;
const isBeingRefunded = sql`${dealerTasks.data} ? 'refund_asked_at'`;
const askedLongAgo = (now: Date) =>
  sql`(${dealerTasks.data} ->> 'refund_asked_at')::timestamptz < ${new Date(now.getTime() - answerDays * dayMs).toISOString()}::timestamptz`;
const withData = (more: Readonly<Record<string, string>>) => sql`${dealerTasks.data} || ${JSON.stringify(more)}::jsonb`;
