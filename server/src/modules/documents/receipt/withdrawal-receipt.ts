import { dayAndTime } from '../layout/italian-format';
import { receiptMessages as m } from './receipt.messages';
import { drawReceipt } from './receipt-page';

export interface WithdrawalFacts {
  /** As the person gave them: the receipt says nothing about what is known of them. */
  code: string;
  fullName: string;
  receivedAt: Date;
  /** Where the receipt was sent. */
  email: string;
}

/** The dated receipt of a withdrawal, owed at once on a durable medium [law: Codice del consumo art. 54-bis]. */
export function withdrawalReceipt(facts: WithdrawalFacts): Promise<Uint8Array> {
  return drawReceipt({
    title: m.withdrawalTitle.defaultMessage,
    intro: m.withdrawalIntro.defaultMessage,
    sections: [
      {
        heading: m.statement.defaultMessage,
        rows: [
          [m.statementText.defaultMessage, m.statementWords.defaultMessage],
          [m.contract.defaultMessage, facts.code],
          [m.customer.defaultMessage, facts.fullName],
          [m.receivedAt.defaultMessage, dayAndTime(facts.receivedAt)],
          [m.sentTo.defaultMessage, facts.email],
        ],
      },
    ],
    note: m.withdrawalNote.defaultMessage,
    now: facts.receivedAt,
  });
}
