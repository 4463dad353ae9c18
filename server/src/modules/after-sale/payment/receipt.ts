import type { PaymentMethod } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { formatDate, formatEuro, t } from '../../../platform/i18n';
import { type Contract, type ContractsContext, fullnameOf } from '../../contracts';
import { addDocument, type KeptFile, methodMessages } from '../../documents';
import { sendPaymentReceipt } from '../emails/payment-emails';

/** What a receipt says of a payment. */
export interface Received {
  readonly amountCents: number;
  readonly paidAt: Date;
  readonly method: PaymentMethod;
  readonly reference: string;
}

/**
 * Makes and keeps the receipt of a payment, before the payment itself is written down: money without a receipt is never
 * acknowledged. It is no tax document.
 */
export function makeReceipt(
  { clock, documents }: ContractsContext,
  contract: Contract,
  { amountCents, paidAt, method, reference }: Received,
): Promise<KeptFile> {
  return documents.keepPaymentReceipt({
    code: contract.code,
    fullName: fullnameOf(contract),
    amount: formatEuro(amountCents),
    ...(amountCents !== contract.total_cents && { total: formatEuro(contract.total_cents) }),
    paidOn: formatDate(paidAt),
    method: t(methodMessages[method]),
    reference,
    now: clock.now(),
  });
}

/** Adds the receipt to the paid contract and sends it to the customer. Part of the caller's transaction. */
export async function addReceipt(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
  receipt: KeptFile,
): Promise<void> {
  await addDocument(tx, {
    contract_id: contract.id,
    kind: 'ricevuta',
    sealed: false,
    sha256: receipt.sha256,
    storage_key: receipt.storageKey,
    size: receipt.size,
    created_at: context.clock.now(),
  });
  await sendPaymentReceipt(tx, context, contract, receipt);
}
