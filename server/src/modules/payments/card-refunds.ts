import { and, eq } from 'drizzle-orm';
import { formatMoney } from 'shared-api/domain';
import { unavailable } from '../../platform/errors';
import { t } from '../../platform/i18n';
import type { CardRefunds } from '../after-sale';
import type { Contract } from '../contracts';
import { askProvider, type ProviderContext } from './ask-provider';
import { cardProvider } from './card-provider';
import { isReturnOf, keepRefunded, type Refund, refundOfContract, refundOfMismatch } from './own-refunds';
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
      const id = refundOfContract(contract.code);
      const refund = { id, contractId: contract.id, amountCents, reference: taken.reference };
      if (await wentBack(context, refund)) return true;
      if (!(await giveBack(context, contract, refund))) throw unavailable(t(paymentMessages.providerAway));
      return true;
    },
    async refundMismatch(contract, { id, amountCents, eventId }) {
      const [taken] = await db.read
        .select({ reference: paymentEvents.reference })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.provider, cardProvider), eq(paymentEvents.event_id, eventId)));
      const reference = taken?.reference ?? null;
      const refund = { id: refundOfMismatch(id), contractId: contract.id, amountCents, reference };
      return giveBack(context, contract, refund);
    },
  };
}

/** Whether the provider has told that this money went back: it is not asked for it again. */
async function wentBack({ db, clock }: RefundContext, refund: Refund): Promise<boolean> {
  const { contractId, amountCents, reference } = refund;
  const [told] = await db.read
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(isReturnOf({ contractId, amountCents, reference: reference ?? '' }))
    .limit(1);
  if (told === undefined) return false;
  await keepRefunded(db.read, refund, clock.now());
  return true;
}

/** @returns false when the provider will not */
async function giveBack(context: RefundContext, contract: Contract, refund: Refund): Promise<boolean> {
  const { db, clock, demo } = context;
  const { id, amountCents, reference } = refund;
  const request = {
    id,
    type: 'refund',
    contract_uid: contract.contract_uid,
    amount: formatMoney(amountCents),
    reference: reference ?? contract.code,
  };
  if (!demo && !(await isGiven(context, request))) return false;
  await keepRefunded(db.read, refund, clock.now());
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
