import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { cardProvider } from './card-provider';
import { paymentEvents } from './tables/payment.table';

/** Money that we ask the provider to give back, and our name for that. */
export interface Refund {
  readonly id: string;
  readonly contractId: string;
  readonly amountCents: number;
  readonly reference: string | null;
}

/** A payment as the provider names it. */
export interface Payment {
  readonly contractId: string;
  readonly amountCents: number;
  readonly reference: string;
}

/** Our name for the refund of what paid a contract: the provider counts it once. */
export const refundOfContract = (code: string) => `refund-${code}`;

/** The same for money that paid none. */
export const refundOfMismatch = (id: string) => `refund-${id}`;

/** Condition on `payment_events`: the whole of a payment went back, by us or as the provider told. */
export const isReturnOf = ({ contractId, amountCents, reference }: Payment) =>
  and(
    eq(paymentEvents.contract_id, contractId),
    eq(paymentEvents.amount_cents, amountCents),
    eq(paymentEvents.reference, reference),
    inArray(paymentEvents.outcome, ['refunded', 'returned']),
  );

/** Keeps that the money went back, whoever asked for it. */
export async function keepRefunded(tx: Queries, refund: Refund, at: Date): Promise<void> {
  await tx
    .insert(paymentEvents)
    .values({ ...rowOf(refund, at), outcome: 'refunded' })
    .onConflictDoUpdate({ target: eventName, set: { outcome: 'refunded' } });
}

interface Asked {
  /** Whether no answer to a request of before is open. */
  readonly isFirst: boolean;
  readonly since: Date;
}

/**
 * Keeps, before the provider is asked, that it is: whatever becomes of the answer, nobody can say afterwards that nothing
 * went back.
 * @returns null when it was answered meanwhile, or the money went back otherwise
 */
export async function beginRefund(db: Queries, refund: Refund, at: Date): Promise<Asked | null> {
  const [begun] = await db
    .insert(paymentEvents)
    .values({ ...rowOf(refund, at), outcome: 'asked' })
    .onConflictDoNothing({ target: eventName })
    .returning({ since: paymentEvents.created_at });
  if (begun !== undefined) return { isFirst: true, since: begun.since };
  const [open] = await db
    .select({ since: paymentEvents.created_at })
    .from(paymentEvents)
    .where(isOwn(refund.id, 'asked'));
  return open === undefined ? null : { isFirst: false, since: open.since };
}

/** Keeps that the provider will not. */
export async function keepRefused(db: Queries, id: string): Promise<void> {
  await db.update(paymentEvents).set({ outcome: 'refused' }).where(isOwn(id, 'asked'));
}

export async function isRefused(db: Queries, id: string): Promise<boolean> {
  const refused = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(isOwn(id, 'refused'));
  return refused.length > 0;
}

/**
 * Keeps that the money goes back without the provider, which is not asked any more.
 * @returns false when it has not refused, or that is done already
 */
export async function settleOtherwise(tx: Queries, id: string): Promise<boolean> {
  const settled = await tx
    .update(paymentEvents)
    .set({ outcome: 'otherwise' })
    .where(isOwn(id, 'refused'))
    .returning({ id: paymentEvents.id });
  return settled.length > 0;
}

const eventName = [paymentEvents.provider, paymentEvents.event_id];

/** How a refund of ours stands. */
type Standing = 'asked' | 'refused';

const isOwn = (id: string, standing: Standing) =>
  and(eq(paymentEvents.provider, cardProvider), eq(paymentEvents.event_id, id), eq(paymentEvents.outcome, standing));

function rowOf({ id, contractId, amountCents, reference }: Refund, created_at: Date) {
  return {
    id: randomUUID(),
    provider: cardProvider,
    event_id: id,
    type: 'refunded',
    contract_id: contractId,
    amount_cents: amountCents,
    reference,
    created_at,
  };
}
