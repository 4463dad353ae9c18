import { isoDate, payment } from 'shared-api/entities';
import { rule } from 'shared-api/messages';
import * as z from 'shared-api/schema';

/**
 * What the dealer fills in when the money is there; the day becomes an instant on its way.
 * @param total what the contract comes to: another amount needs a note
 * @param chosen whether the customer has said how they pay
 */
export function paymentForm(total: string, chosen: boolean) {
  return z
    .strictObject({
      amount: payment.shape.amount,
      day: isoDate,
      reference: payment.shape.reference,
      payment_method: payment.shape.payment_method,
      note: payment.shape.note,
    })
    .check(
      z.superRefine((value, context) => {
        if (value.amount !== total && !value.note)
          context.addIssue({ code: 'custom', path: ['note'], message: rule('required') });
        if (!chosen && !value.payment_method)
          context.addIssue({ code: 'custom', path: ['payment_method'], message: rule('choice') });
      }),
    );
}
export type PaymentValues = z.infer<ReturnType<typeof paymentForm>>;
