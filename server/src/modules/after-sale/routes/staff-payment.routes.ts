import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type Both, type ContractsContext, staffAnswers } from '../../contracts';
import { fillByStaff } from '../staff-payment/fill-by-staff';
import { payByStaff } from '../staff-payment/pay-by-staff';
import { type RefundCard, refundByStaff } from '../staff-payment/refund-by-staff';
import { staffPaymentMessages } from '../staff-payment/staff-payment.messages';

/** The entries by which an area tells of money: one behaviour under two paths, the scope decides the rows. */
export interface PaymentEntries {
  readonly fillPdf: Both<'fillPdf'>;
  readonly markAsPayed: Both<'markAsPayed'>;
  readonly markAsRefunded: Both<'markAsRefunded'>;
}

export function staffPaymentRoutes(
  context: ContractsContext,
  entries: PaymentEntries,
  refundCard: RefundCard,
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
    implement(entries.markAsRefunded, (call) =>
      changed(
        call,
        (staff) => refundByStaff(context, staff, call.body, refundCard),
        () => t(staffPaymentMessages.refunded),
      ),
    ),
  ];
}
