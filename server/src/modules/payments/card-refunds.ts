import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { formatMoney } from 'shared-api/domain';
import { unavailable } from '../../platform/errors';
import { t } from '../../platform/i18n';
import type { CardRefunds } from '../after-sale';
import type { Contract } from '../contracts';
import { askProvider, type ProviderContext } from './ask-provider';
import { cardProvider } from './card-provider';
import type { PaymentsContext } from './payments.context';
import { paymentMessages } from './payments.messages';
import { paymentEvents } from './tables/payment.table';

type RefundContext = ProviderContext & Pick<PaymentsContext, 'db' | 'demo'>;

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
  if (!demo && !(await isGiven(context, request))) return false;
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
async function isGiven(context: RefundContext, request: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    return (await askProvider(context, request, isYes)) ?? false;
  } catch {
    throw unavailable(t(paymentMessages.providerAway));
  }
}

function isYes({ ok, status }: Response): boolean {
  if (status >= 500) throw new Error(`The provider answered ${status}`);
  return ok;
}
