import { methodIs, parseMoney, romeDate } from 'shared-api/domain';
import type { refund } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { invalid, wrongStatus } from '../../../platform/errors';
import { formatEuro, formatLongDate, t } from '../../../platform/i18n';
import {
  auditStaff,
  type Contract,
  type ContractsContext,
  expectUnchanged,
  findContract,
  lockContract,
  type StaffCall,
  staffOf,
} from '../../contracts';
import { isRefundDue, recordRefund } from './record-refund';
import { staffPaymentMessages } from './staff-payment.messages';

type StatedRefund = z.output<typeof refund>;

/**
 * Gives money back on a card: the payment provider's part, which counts a repetition once.
 * @returns false when the provider never took it: a card at the dealer's desk, which the dealer gives back
 * @throws Refusal `unavailable`
 */
export type RefundCard = (contract: Contract, amountCents: number) => Promise<boolean>;

/**
 * The money of a withdrawn contract went back: a card's through the provider, before anything is written. The dealer's
 * task is done and the customer told.
 * @throws Refusal `status` when nothing is due, `validation`, `stale`, `unavailable`
 */
export async function refundByStaff(
  context: ContractsContext,
  call: StaffCall,
  stated: StatedRefund,
  refundCard: RefundCard,
): Promise<Contract> {
  const now = context.clock.now();
  const staff = staffOf(call.scope);
  const read = await findContract(context.db.read, call.scope, call.contractUid);
  expectRefundDue(read);
  call.expectVersion(read.version);
  const refundedAt = new Date(stated.refunded_at);
  const refund_cents = parseMoney(stated.amount) ?? 0;
  checkRefund(read, { refundedAt, refund_cents }, now);
  const onCard = methodIs('refundable', read.payment_method) && (await refundCard(read, refund_cents));

  return context.db.lastTransaction(async (tx) => {
    const locked = await lockContract(tx, call);
    // The provider may tell of the refund before it answers whoever asked for it.
    const isTold = onCard && locked.refunded_at !== null;
    const refunded = isTold
      ? locked
      : await recordRefund(tx, context, expectUnchanged(read, locked), {
          amountCents: refund_cents,
          refundedAt,
          reference: stated.reference,
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

function expectRefundDue(contract: Contract): void {
  if (contract.refunded_at !== null) throw wrongStatus(t(staffPaymentMessages.alreadyRefunded));
  if (!isRefundDue(contract)) throw wrongStatus(t(staffPaymentMessages.noRefundDue));
}

interface Facts {
  readonly refundedAt: Date;
  readonly refund_cents: number;
}

/** Everything that was paid goes back (Codice del consumo art. 56), on or after the day of the withdrawal. */
function checkRefund(contract: Contract, { refundedAt, refund_cents }: Facts, now: Date): void {
  const errors: Record<string, string[]> = {};
  if (refund_cents !== contract.amount_cents)
    errors.amount = [t(staffPaymentMessages.refundAmount, { amount: formatEuro(contract.amount_cents ?? 0) })];
  if (refundedAt > now) errors.refunded_at = [t(staffPaymentMessages.dateFuture)];
  else if (contract.withdrawn_at !== null && romeDate(refundedAt) < romeDate(contract.withdrawn_at))
    errors.refunded_at = [
      t(staffPaymentMessages.refundedBeforeWithdrawn, { date: formatLongDate(contract.withdrawn_at) }),
    ];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
