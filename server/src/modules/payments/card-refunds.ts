import { and, eq } from 'drizzle-orm';
import { dayMs, formatMoney } from 'shared-api/domain';
import { stale, unavailable } from '../../platform/errors';
import { formatLongDate, t } from '../../platform/i18n';
import { answerDays, type CardRefunds } from '../after-sale';
import type { Contract } from '../contracts';
import { askProvider, type ProviderContext } from './ask-provider';
import { cardProvider } from './card-provider';
import {
  beginRefund,
  isRefused,
  isReturnOf,
  keepRefunded,
  keepRefused,
  type Refund,
  refundOfContract,
  refundOfMismatch,
  settleOtherwise,
} from './own-refunds';
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
    async wayBack(contract) {
      if ((await takenFor(context, contract)) === null) return 'desk';
      return (await isRefused(db.read, refundOfContract(contract.code))) ? 'refused' : 'card';
    },
    async refundCard(contract, amountCents) {
      const reference = await takenFor(context, contract);
      if (reference === null) return 'desk';
      const id = refundOfContract(contract.code);
      const refund = { id, contractId: contract.id, amountCents, reference };
      if (await wentBack(context, refund)) return 'card';
      // By then it may be on its way otherwise: a yes to a second request would give it back twice.
      if (await isRefused(db.read, id)) return 'refused';
      return (await isGivenBack(context, contract, refund)) ? 'card' : 'refused';
    },
    settleOtherwise: (tx, contract) => settleOtherwise(tx, refundOfContract(contract.code)),
    async refundMismatch(contract, { id, amountCents, eventId }) {
      const [taken] = await db.read
        .select({ reference: paymentEvents.reference })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.provider, cardProvider), eq(paymentEvents.event_id, eventId)));
      const reference = taken?.reference ?? null;
      const refund = { id: refundOfMismatch(id), contractId: contract.id, amountCents, reference };
      const answer = await askBack(context, contract, refund);
      if (answer === 'none') throw unavailable(t(paymentMessages.refundUnanswered));
      return answer === 'yes';
    },
  };
}

/** The provider's name for what it took and the contract was paid with; null where it took nothing. */
async function takenFor({ db }: RefundContext, contract: Contract): Promise<string | null> {
  const [taken] = await db.read
    .select({ reference: paymentEvents.reference })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.contract_id, contract.id), eq(paymentEvents.outcome, 'paid')));
  return taken?.reference ?? null;
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

/**
 * Asks for a contract's money. A no counts where it answers the only request; one of before whose answer never came may
 * have been a yes, and only after some days the provider's own books tell.
 * @returns false when the money does not go back on the card: it may then go back otherwise
 * @throws Refusal `unavailable` as long as that is open, `stale` when it went back otherwise meanwhile
 */
async function isGivenBack(context: RefundContext, contract: Contract, refund: Refund): Promise<boolean> {
  const { db, clock } = context;
  const asked = await beginRefund(db.read, refund, clock.now());
  if (asked === null) throw stale();
  const answer = await askBack(context, contract, refund);
  if (answer === 'yes') return true;
  const settledAt = new Date(asked.since.getTime() + answerDays * dayMs);
  if ((answer === 'no' && asked.isFirst) || clock.now() > settledAt) {
    await keepRefused(db.read, refund.id);
    return false;
  }
  throw unavailable(t(paymentMessages.refundOpen, { answered: answer, date: formatLongDate(settledAt) }));
}

/** What became of a request: `none` when its answer is none that one can rely on, or the provider rests after such answers. */
type Answer = 'yes' | 'no' | 'none';

async function askBack(context: RefundContext, contract: Contract, refund: Refund): Promise<Answer> {
  const { db, clock, demo } = context;
  const { id, amountCents, reference } = refund;
  const request = {
    id,
    type: 'refund',
    contract_uid: contract.contract_uid,
    amount: formatMoney(amountCents),
    reference: reference ?? contract.code,
  };
  const answer = demo ? 'yes' : await answerTo(context, request);
  if (answer === 'yes') await keepRefunded(db.read, refund, clock.now());
  return answer;
}

/** A no, too, when nobody can be asked. */
async function answerTo(context: RefundContext, request: Readonly<Record<string, string>>): Promise<Answer> {
  try {
    return (await askProvider(context, request, isYes)) === true ? 'yes' : 'no';
  } catch {
    return 'none';
  }
}

/** Of the 4xx these say nothing of the request: it came too slowly, or too often. */
const notNow = [408, 425, 429];

function isYes({ ok, status }: Response): boolean {
  if (status >= 500 || notNow.includes(status)) throw new Error(`The provider answered ${status}`);
  return ok;
}
