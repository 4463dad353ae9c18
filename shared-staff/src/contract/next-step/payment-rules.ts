import { parseMoney } from 'shared-api/domain';
import { isoDate, payment } from 'shared-api/entities';
import { rule } from 'shared-api/messages';
import * as z from 'shared-api/schema';

/** What is filled in of a payment, whether it comes or is corrected; the day becomes an instant on its way. Nothing is no payment. */
export const paymentFields = {
  amount: payment.shape.amount.check(z.refine((amount) => parseMoney(amount) !== 0, rule('money'))),
  day: isoDate,
  reference: payment.shape.reference,
  note: payment.shape.note,
};

/** What the rule about the note looks at. */
export const weighedFields = { amount: z.string(), note: paymentFields.note };

export interface PaymentInput {
  amount: string;
  day: string;
  reference: string;
  note?: string | undefined;
}

/** Another amount than what the contract comes to needs a note. */
export function noteWhereOther(total: string) {
  return z.superRefine<Pick<PaymentInput, 'amount' | 'note'>>(({ amount, note }, context) => {
    if (amount !== total && !note) context.addIssue({ code: 'custom', path: ['note'], message: rule('required') });
  });
}

/** Of an amount that is the total after all the reason is out of sight, and tells nothing any more. */
export function noteToSend({ amount, note }: PaymentInput, total: string): { note?: string } {
  return note && amount !== total ? { note } : {};
}
