import { isUsableMethod, type PaymentMethod, settlesOf, simplestMethod } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { formatEuro, formatLongDate, formatLongDateTime } from '../../../platform/i18n';
import { sellerLines } from '../../../platform/seller';
import {
  attachment,
  type Contract,
  type ContractsContext,
  type EmailContext,
  sendEmail,
  storeSnapshot,
} from '../../contracts';
import type { KeptFile } from '../../documents';
import { type EmailTemplate, emailTemplates } from '../../messages';

const instructions: Readonly<Record<PaymentMethod, EmailTemplate>> = {
  concessionaria: emailTemplates.payAtStore,
  bonifico: emailTemplates.payByTransfer,
  carta: emailTemplates.payByCard,
};

/** How to pay, by the method that was chosen. */
export function sendPaymentInstructions(
  tx: Queries,
  context: EmailContext & Pick<ContractsContext, 'takesCards'>,
  contract: Contract,
  scheda: KeptFile,
): Promise<void> {
  const method = contract.payment_method ?? simplestMethod;
  const { iban } = storeSnapshot.parse(contract.store_snapshot);
  return sendEmail(tx, context, contract, {
    purpose: 'payment-instructions',
    // An account that nobody knows, or a card that nobody takes, is no instruction: the dealer's address and phone are.
    template: instructions[isUsableMethod(method, iban, context.takesCards) ? method : simplestMethod],
    attachments: attachment(`${contract.code}-scheda`, scheda),
  });
}

/** The receipt of the payment, which is no tax document. */
export function sendPaymentReceipt(
  tx: Queries,
  emails: EmailContext,
  contract: Contract,
  receipt: KeptFile,
): Promise<void> {
  return sendEmail(tx, emails, contract, {
    template: emailTemplates.receipt,
    ...receiptLetter(contract, receipt),
  });
}

/** What a letter with a receipt has, whatever else it says. */
export function receiptLetter(contract: Contract, receipt: KeptFile) {
  return {
    purpose: 'payment-receipt',
    values: {
      amount: formatEuro(contract.amount_cents ?? 0),
      settles: settlesOf(contract.amount_cents ?? 0, contract.total_cents),
    },
    attachments: attachment(`${contract.code}-ricevuta`, receipt),
  };
}

/**
 * The dated receipt of a withdrawal, where the customer wanted it.
 * @param statedAt when the customer said so, which the receipt bears: staff may have written it down days later
 */
export function sendWithdrawalReceipt(
  tx: Queries,
  emails: EmailContext,
  contract: Contract,
  receipt: KeptFile,
  statedAt: Date,
): Promise<void> {
  return sendEmail(tx, emails, contract, {
    purpose: 'withdrawal-receipt',
    to: contract.withdrawal_email,
    template: emailTemplates.withdrawal,
    values: {
      when: formatLongDateTime(statedAt),
      paid: contract.refund_due_at === null ? 'no' : 'yes',
      refund: contract.refund_due_at === null ? '' : formatLongDate(contract.refund_due_at),
    },
    attachments: attachment(`${contract.code}-recesso`, receipt),
  });
}

/**
 * The money of a withdrawn contract went back.
 * @param onCard by the payment's provider, to the card that paid
 */
export function sendRefunded(tx: Queries, emails: EmailContext, contract: Contract, onCard: boolean): Promise<void> {
  return sendEmail(tx, emails, contract, {
    purpose: 'refund',
    to: contract.withdrawal_email,
    template: emailTemplates.refunded,
    values: {
      amount: formatEuro(contract.refund_cents ?? 0),
      method: onCard ? 'card' : 'other',
    },
  });
}

const mismatchLetters = {
  received: { purpose: 'payment-mismatch', template: emailTemplates.mismatchReceived },
  refunded: { purpose: 'refund', template: emailTemplates.mismatchRefunded },
} as const;

/**
 * Of money by card that pays no contract: that it came, so that whoever paid twice hears it before anybody gives it
 * back, and that it went back through the provider.
 */
export function sendMismatchLetter(
  tx: Queries,
  emails: EmailContext,
  contract: Contract,
  news: keyof typeof mismatchLetters,
  amountCents: number,
): Promise<void> {
  return sendEmail(tx, emails, contract, {
    ...mismatchLetters[news],
    to: contract.withdrawal_email,
    // Of a deleted contract the operator ends it: its dealer may see it no more.
    values: { amount: formatEuro(amountCents), ended: endOf(contract), sellerPhone: sellerLines.phone },
  });
}

function endOf({ deleted_at, withdrawn_at }: Contract): 'deleted' | 'withdrawn' | 'no' {
  if (deleted_at !== null) return 'deleted';
  return withdrawn_at === null ? 'no' : 'withdrawn';
}
