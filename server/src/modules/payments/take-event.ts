import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parseMoney } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { contracts, dealerTasks, paymentEvents } from '../../platform/db/schema';
import { formatEuro, t } from '../../platform/i18n';
import { type Contract, markAsPaid } from '../contracts';
import { noticeMessages, noticeToStore } from '../notifications';
import { cardProvider } from './card-provider';
import type { PaymentsContext } from './payments.context';

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly contract_uid: string;
  readonly amount: string;
  readonly reference: string;
}

export type EventOutcome = 'repeated' | 'paid' | 'refund' | 'noted';

/**
 * Takes a provider's event; delivered twice it counts once. Exactly the total pays the contract; money that fits no
 * contract to be paid becomes a refund task for the dealer, never a lost payment (decisions.md section 2).
 * @returns what came of it, and the contract that it paid
 */
export async function takeEvent(
  context: PaymentsContext,
  event: PaymentEvent,
): Promise<{ outcome: EventOutcome; paid: Contract | null }> {
  return context.db.transaction(async (tx) => {
    const [contract] = await tx
      .select()
      .from(contracts)
      .where(eq(contracts.contract_uid, event.contract_uid))
      .for('update');
    const amount = parseMoney(event.amount);
    const payable = contract !== undefined && isPayable(contract, amount);
    const outcome = event.type !== 'paid' ? 'noted' : payable ? 'paid' : 'refund';
    const fresh = await tx
      .insert(paymentEvents)
      .values({
        id: randomUUID(),
        provider: cardProvider,
        event_id: event.id,
        type: event.type,
        contract_id: contract?.id ?? null,
        amount_cents: amount,
        reference: event.reference,
        outcome,
        created_at: context.clock.now(),
      })
      .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.event_id] })
      .returning({ id: paymentEvents.id });
    if (fresh.length === 0) return { outcome: 'repeated', paid: null };
    if (outcome === 'paid' && contract !== undefined && amount !== null)
      return { outcome, paid: await pay(tx, context, contract, amount, event) };
    if (outcome === 'refund' && contract !== undefined) await refund(tx, context, contract, amount, event);
    return { outcome, paid: null };
  });
}

function isPayable(contract: Contract, amount: number | null): boolean {
  const open = contract.status === 'SIGNED' || contract.status === 'FILLED';
  return open && contract.deleted_at === null && contract.withdrawn_at === null && amount === contract.total_cents;
}

function pay(
  tx: Queries,
  context: PaymentsContext,
  contract: Contract,
  amountCents: number,
  event: PaymentEvent,
): Promise<Contract> {
  return markAsPaid(tx, context, contract, {
    amountCents,
    paidAt: context.clock.now(),
    reference: event.reference,
    method: 'carta',
    actor: 'provider',
    actorUid: null,
  });
}

async function refund(
  tx: Queries,
  context: PaymentsContext,
  contract: Contract,
  amount: number | null,
  event: PaymentEvent,
): Promise<void> {
  const now = context.clock.now();
  await tx.insert(dealerTasks).values({
    id: randomUUID(),
    kind: 'payment_mismatch',
    contract_id: contract.id,
    store_uid: contract.store_uid,
    amount_cents: amount,
    data: { event_id: event.id },
    created_at: now,
  });
  await noticeToStore(tx, {
    storeUid: contract.store_uid,
    contractId: contract.id,
    key: `payment-mismatch:${event.id}`,
    type: 'warning',
    title: t(noticeMessages.paymentMismatch, { code: contract.code }),
    excerpt: t(noticeMessages.paymentMismatchText, { amount: formatEuro(amount ?? 0) }),
    url: `/cms/manager/contracts/${contract.contract_uid}`,
    at: now,
  });
}
