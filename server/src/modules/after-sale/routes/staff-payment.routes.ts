import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type Both, type ContractsContext, staffAnswers } from '../../contracts';
import { closeMismatch, type RefundMismatch } from '../mismatch/close-mismatch';
import { mismatchMessages } from '../mismatch/mismatch.messages';
import { correctPayment } from '../staff-payment/correct-payment';
import { fillByStaff } from '../staff-payment/fill-by-staff';
import { payByStaff } from '../staff-payment/pay-by-staff';
import { type ContractRefunds, refundByStaff } from '../staff-payment/refund-by-staff';
import { staffPaymentMessages } from '../staff-payment/staff-payment.messages';

/** The entries by which an area tells of money: one behaviour under two paths, the scope decides the rows. */
export interface PaymentEntries {
  readonly fillPdf: Both<'fillPdf'>;
  readonly markAsPayed: Both<'markAsPayed'>;
  readonly correctPayment: Both<'correctPayment'>;
  readonly markAsRefunded: Both<'markAsRefunded'>;
  readonly closePaymentMismatch: Both<'closePaymentMismatch'>;
}

/** How money goes back on a card: what paid a contract, and what paid none. */
export interface CardRefunds extends ContractRefunds {
  readonly refundMismatch: RefundMismatch;
}

export function staffPaymentRoutes(
  context: ContractsContext,
  entries: PaymentEntries,
  refunds: CardRefunds,
): readonly Implementation[] {
  const { changed } = staffAnswers(context);

  return [
    implement(entries.fillPdf, (call) =>
      changed(
        call,
        (staff) => fillByStaff(context, staff),
        () => t(staffPaymentMessages.filled),
      ),
    ),
    implement(entries.markAsPayed, (call) =>
      changed(
        call,
        (staff) => payByStaff(context, staff, call.body),
        ({ code }) => t(staffPaymentMessages.paid, { code }),
      ),
    ),
    implement(entries.correctPayment, (call) =>
      changed(
        call,
        (staff) => correctPayment(context, staff, call.body),
        ({ code }) => t(staffPaymentMessages.corrected, { code }),
      ),
    ),
    implement(entries.markAsRefunded, (call) =>
      changed(
        call,
        (staff) => refundByStaff(context, staff, call.body, refunds),
        () => t(staffPaymentMessages.refunded),
      ),
    ),
    implement(entries.closePaymentMismatch, (call) =>
      changed(
        call,
        (staff) => closeMismatch(context, { ...staff, id: call.params.id }, call.body, refunds.refundMismatch),
        () => t(call.body.outcome === 'refunded' ? mismatchMessages.refunded : mismatchMessages.kept),
      ),
    ),
  ];
}
