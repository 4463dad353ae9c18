import { receiptMessages as m } from './receipt.messages';
import { drawReceipt } from './receipt-page';

/** Texts as people read them: "1.180,00 €", "21/11/2026". */
export interface PaymentFacts {
  code: string;
  fullName: string;
  amount: string;
  /** What the contract comes to, where the dealer took another sum for it. */
  total?: string;
  paidOn: string;
  method: string;
  reference: string;
  now: Date;
}

const settled = (total: string): [string, string] => [m.settles.defaultMessage, total];

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
          ...(facts.total === undefined ? [] : [settled(facts.total)]),
          [m.paidOn.defaultMessage, facts.paidOn],
          [m.method.defaultMessage, facts.method],
          [m.reference.defaultMessage, facts.reference],
        ],
      },
    ],
    note: m.paymentNote.defaultMessage,
    now: facts.now,
  });
}
