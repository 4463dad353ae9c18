import type { PaymentMethod } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { formatDate, formatEuro, t } from '../../../platform/i18n';
import { type Contract, type ContractsContext, fullnameOf } from '../../contracts';
import { addDocument, type KeptFile, methodMessages, supersede } from '../../documents';
import { type Corrected, sendCorrectedReceipt } from '../emails/corrected-receipt';
import { sendPaymentReceipt } from '../emails/payment-emails';

/** What a receipt says of a payment. */
export interface Received {
  readonly amountCents: number;
  readonly paidAt: Date;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** When the receipt was made that this one corrects. */
  readonly replaces?: Date | undefined;
}

/**
 * Makes and keeps the receipt of a payment, before the payment itself is written down: money without a receipt is never
 * acknowledged. It is no tax document.
 */
export function makeReceipt(
  { clock, documents }: ContractsContext,
  contract: Contract,
  { amountCents, paidAt, method, reference, replaces }: Received,
): Promise<KeptFile> {
  return documents.keepPaymentReceipt({
    code: contract.code,
    fullName: fullnameOf(contract),
    amount: formatEuro(amountCents),
    ...(amountCents < contract.total_cents && { settles: formatEuro(contract.total_cents) }),
    ...(amountCents > contract.total_cents && { total: formatEuro(contract.total_cents) }),
    paidOn: formatDate(paidAt),
    method: t(methodMessages[method]),
    reference,
    ...(replaces && { replaces: formatDate(replaces) }),
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
  await keepReceipt(tx, context, contract, receipt);
  await sendPaymentReceipt(tx, context, contract, receipt);
}

/** Puts the receipt of a payment that was corrected in place of the former one, and sends it instead of that. */
export async function replaceReceipt(
  tx: Queries,
  context: ContractsContext,
  { before, after }: Corrected,
  receipt: KeptFile,
): Promise<void> {
  await supersede(tx, after.id, 'ricevuta', context.clock.now());
  await keepReceipt(tx, context, after, receipt);
  await sendCorrectedReceipt(tx, context, { before, after }, receipt);
}

async function keepReceipt(
  tx: Queries,
  { clock }: Pick<ContractsContext, 'clock'>,
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
    created_at: clock.now(),
  });
}
