import { and, eq, inArray, isNull } from 'drizzle-orm';
import { methodIs, parseMoney, romeDate } from 'shared-api/domain';
import type { refund } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { invalid, wrongStatus } from '../../../platform/errors';
import { formatEuro, formatLongDate, t } from '../../../platform/i18n';
import {
  appendEvent,
  auditStaff,
  type Contract,
  type ContractsContext,
  expectUnchanged,
  findContract,
  lockContract,
  type StaffCall,
  staffOf,
  updateContract,
} from '../../contracts';
import { sendRefunded } from '../emails/payment-emails';
import { dealerTasks } from '../tables/dealer-task.table';
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
    const locked = expectUnchanged(read, await lockContract(tx, call));
    const change = { refunded_at: refundedAt, refund_cents, refund_reference: stated.reference };
    const refunded = await updateContract(tx, locked, change, now);
    await tx
      .update(dealerTasks)
      .set({ done_at: now, done_by: staff.uid })
      .where(
        and(
          eq(dealerTasks.contract_id, locked.id),
          inArray(dealerTasks.kind, ['refund', 'withdrawal_statement']),
          isNull(dealerTasks.done_at),
        ),
      );
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'refunded',
      at: now,
      actor: staff.actor,
      actorUid: staff.uid,
      data: { amount_cents: refund_cents, refunded_at: refundedAt.toISOString() },
      details: { reference: stated.reference },
    });
    await auditStaff(tx, context, {
      staff,
      contract: locked,
      action: 'refunded',
      data: { amount_cents: refund_cents },
    });
    await sendRefunded(tx, context, refunded, onCard);
    return refunded;
  });
}

function expectRefundDue(contract: Contract): void {
  if (contract.refunded_at !== null) throw wrongStatus(t(staffPaymentMessages.alreadyRefunded));
  if (contract.withdrawn_at === null || contract.refund_due_at === null)
    throw wrongStatus(t(staffPaymentMessages.noRefundDue));
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
