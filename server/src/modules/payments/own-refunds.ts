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
    .onConflictDoUpdate({
      target: [paymentEvents.provider, paymentEvents.event_id],
      set: { outcome: 'refunded' },
    });
}

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
