import { addRomeDays, methodIs, parseMoney, refundDays, romeDate, startOfRomeDay } from 'shared-api/domain';
import type { refund } from 'shared-api/entities';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { invalid, wrongStatus } from '../../../platform/errors';
import { formatEuro, formatLongDate, t } from '../../../platform/i18n';
import {
  auditStaff,
  type Contract,
  type ContractsContext,
  contractMessages,
  expectUnchanged,
  findContract,
  lockContract,
  type StaffCall,
  staffOf,
} from '../../contracts';
import { isRefundDue, recordRefund } from './record-refund';
import { staffPaymentMessages } from './staff-payment.messages';

type StatedRefund = z.output<typeof refund>;

/** How the money of a card goes back: `desk` where the dealer took it, `refused` when the provider will not. */
export type WayBack = 'card' | 'desk' | 'refused';

/** The payment provider's part of a refund. */
export interface ContractRefunds {
  /** As it was told last, without asking. */
  wayBack(contract: Contract): Promise<WayBack>;
  /**
   * Has it given back, where the provider took it; a repetition counts once, and after a no it is not asked.
   * @throws Refusal `unavailable`, `stale`
   */
  refundCard(contract: Contract, amountCents: number): Promise<WayBack>;
  /**
   * It goes back without the provider that refused it.
   * @returns false when it has not refused, or that is done already
   */
  settleOtherwise(tx: Queries, contract: Contract): Promise<boolean>;
}

/**
 * The money of a withdrawn contract went back: a card's through the provider, before anything is written. The dealer's
 * task is done and the customer told. What the provider refused goes back otherwise, and the note tells how.
 * @throws Refusal `status` when nothing is due, `validation`, `stale`, `unavailable`
 */
export async function refundByStaff(
  context: ContractsContext,
  call: StaffCall,
  stated: StatedRefund,
  refunds: ContractRefunds,
): Promise<Contract> {
  const now = context.clock.now();
  const staff = staffOf(call.scope);
  const read = await findContract(context.db.read, call.scope, call.contractUid);
  expectRefundDue(read);
  call.expectVersion(read.version);
  const refundedAt = new Date(stated.refunded_at);
  const refund_cents = parseMoney(stated.amount) ?? 0;
  checkRefund(read, { refundedAt, refund_cents }, now);
  const way = await giveBack(read, stated, refund_cents, refunds);
  const onCard = way === 'card';

  return context.db.lastTransaction(async (tx) => {
    const locked = await lockContract(tx, call);
    if (way === 'refused' && !(await refunds.settleOtherwise(tx, locked)))
      throw wrongStatus(t(contractMessages.changedMeanwhile));
    // The provider may tell of the refund before it answers whoever asked for it.
    const isTold = onCard && locked.refunded_at !== null;
    const refunded = isTold
      ? locked
      : await recordRefund(tx, context, expectUnchanged(read, locked), {
          amountCents: refund_cents,
          refundedAt,
          reference: stated.reference,
          note: stated.note,
          otherwise: way === 'refused',
          by: staff,
          onCard,
        });
    await auditStaff(tx, context, {
      staff,
      contract: locked,
      action: 'refunded',
      data: { amount_cents: refund_cents },
    });
    return refunded;
  });
}

/**
 * A note says that the money went back otherwise, so that nobody is asked for it then: it is taken where the provider
 * has refused.
 * @throws Refusal `validation` on the note where it is due, or tells of what the card is there for
 */
async function giveBack(
  contract: Contract,
  { note }: StatedRefund,
  amountCents: number,
  refunds: ContractRefunds,
): Promise<WayBack> {
  if (!methodIs('refundable', contract.payment_method)) return 'desk';
  const way = await (note ? refunds.wayBack(contract) : refunds.refundCard(contract, amountCents));
  if (!note && way === 'refused') throw invalid({ note: [t(staffPaymentMessages.refundRefused)] });
  if (note && way === 'card') throw invalid({ note: [t(staffPaymentMessages.refundOnCard)] });
  return way;
}

function expectRefundDue(contract: Contract): void {
  if (contract.refunded_at !== null) throw wrongStatus(t(staffPaymentMessages.alreadyRefunded));
  if (!isRefundDue(contract)) throw wrongStatus(t(staffPaymentMessages.noRefundDue));
}

interface Facts {
  readonly refundedAt: Date;
  readonly refund_cents: number;
}

/**
 * Everything that was paid goes back (Codice del consumo art. 56), on or after the day on which the customer withdrew:
 * the term runs from there, and staff may write the withdrawal down days later.
 */
function checkRefund(contract: Contract, { refundedAt, refund_cents }: Facts, now: Date): void {
  const errors: Record<string, string[]> = {};
  if (refund_cents !== contract.amount_cents)
    errors.amount = [t(staffPaymentMessages.refundAmount, { amount: formatEuro(contract.amount_cents ?? 0) })];
  if (refundedAt > now) errors.refunded_at = [t(staffPaymentMessages.dateFuture)];
  else if (contract.refund_due_at !== null) {
    const stated = startOfRomeDay(addRomeDays(romeDate(contract.refund_due_at), -refundDays));
    if (refundedAt < stated)
      errors.refunded_at = [t(staffPaymentMessages.refundedBeforeWithdrawn, { date: formatLongDate(stated) })];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
