import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { formatMoney } from 'shared-api/domain';
import type { CircuitBreaker } from '../../platform/circuit-breaker';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { unavailable } from '../../platform/errors';
import { t } from '../../platform/i18n';
import type { CardRefunds } from '../after-sale';
import type { Contract } from '../contracts';
import { cardProvider } from './card-provider';
import { signPayment } from './payment-signature';
import { paymentMessages } from './payments.messages';
import { paymentEvents } from './tables/payment.table';

interface RefundContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly demo: boolean;
  readonly providerUrl: string | null;
  /** The same that guards payments: one service, one judgement of whether it is away. */
  readonly provider: CircuitBreaker;
  readonly webhookSecret: string | null;
}

const providerTimeoutMs = 5_000;

/**
 * Gives back what the provider took by card. A card that was taken at the dealer's desk has no event of the
 * provider's: there the dealer gives it back. The id makes a repetition count once.
 */
export function createCardRefunds(context: RefundContext): CardRefunds {
  const { db } = context;
  return {
    async refundCard(contract, amountCents) {
      const [taken] = await db.read
        .select({ reference: paymentEvents.reference })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.contract_id, contract.id), eq(paymentEvents.outcome, 'paid')));
      if (taken === undefined) return false;
      const refund = { id: `refund-${contract.code}`, amountCents, reference: taken.reference };
      if (!(await giveBack(context, contract, refund))) throw unavailable(t(paymentMessages.providerAway));
      return true;
    },
    async refundMismatch(contract, { id, amountCents, eventId }) {
      const [taken] = await db.read
        .select({ reference: paymentEvents.reference })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.provider, cardProvider), eq(paymentEvents.event_id, eventId)));
      const reference = taken?.reference ?? null;
      return giveBack(context, contract, { id: `refund-${id}`, amountCents, reference });
    },
  };
}

interface Refund {
  readonly id: string;
  readonly amountCents: number;
  readonly reference: string | null;
}

/** @returns false when the provider will not */
async function giveBack(
  context: RefundContext,
  contract: Contract,
  { id, amountCents, reference }: Refund,
): Promise<boolean> {
  const { db, clock, demo } = context;
  const request = {
    id,
    type: 'refund',
    contract_uid: contract.contract_uid,
    amount: formatMoney(amountCents),
    reference: reference ?? contract.code,
  };
  if (!demo && !(await askProvider(context, request))) return false;
  await db.read
    .insert(paymentEvents)
    .values({
      id: randomUUID(),
      provider: cardProvider,
      event_id: id,
      type: 'refunded',
      contract_id: contract.id,
      amount_cents: amountCents,
      reference,
      outcome: 'refunded',
      created_at: clock.now(),
    })
    .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.event_id] });
  return true;
}

/**
 * @returns false when nobody can be asked, or the provider says that the request itself is wrong
 * @throws Refusal `unavailable` when its answer is none that one can rely on, or it rests after such answers
 */
async function askProvider(
  { providerUrl, webhookSecret, clock, provider }: RefundContext,
  refund: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (providerUrl === null || webhookSecret === null) return false;
  const body = JSON.stringify(refund);
  const ask = async () => {
    const answer = await fetch(providerUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signPayment(webhookSecret, body, clock.now()) },
      body,
      signal: AbortSignal.timeout(providerTimeoutMs),
    });
    if (answer.status >= 500) throw new Error(`The provider answered ${answer.status}`);
    return answer.ok;
  };
  return provider.run(ask).catch(() => {
    throw unavailable(t(paymentMessages.providerAway));
  });
}
