import { receiptMessages as m } from './receipt.messages';
import { drawReceipt } from './receipt-page';

/** Texts as people read them: "1.180,00 €", "21/11/2026". */
export interface PaymentFacts {
  code: string;
  fullName: string;
  amount: string;
  /** What the contract comes to, where the dealer took less for it. */
  settles?: string;
  /** The same, where more came. */
  total?: string;
  paidOn: string;
  method: string;
  reference: string;
  /** The day of the receipt that this one corrects. */
  replaces?: string;
  now: Date;
}

/** A row that stands only where there is something to say. */
const rowOf = (label: { defaultMessage: string }, text: string | undefined): [string, string][] =>
  text === undefined ? [] : [[label.defaultMessage, text]];

/** The receipt of a payment; it says that it is no tax document. */
export function paymentReceipt(facts: PaymentFacts): Promise<Uint8Array> {
  return drawReceipt({
    title: m.paymentTitle.defaultMessage,
    intro: m.paymentIntro.defaultMessage,
    sections: [
      {
        heading: m.payment.defaultMessage,
        rows: [
          [m.contract.defaultMessage, facts.code],
          [m.customer.defaultMessage, facts.fullName],
          [m.amount.defaultMessage, facts.amount],
          ...rowOf(m.settles, facts.settles),
          ...rowOf(m.total, facts.total),
          [m.paidOn.defaultMessage, facts.paidOn],
          [m.method.defaultMessage, facts.method],
          [m.reference.defaultMessage, facts.reference],
          ...rowOf(m.replaces, facts.replaces),
        ],
      },
    ],
    note: m.paymentNote.defaultMessage,
    now: facts.now,
  });
}
