import { formatDate, formatEuro, t } from '../../../platform/i18n';
import { addDocument, paymentReceipt } from '../../documents';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { sendPaymentReceipt } from '../letters/contract-letters';
import { paperMessages } from '../paper/paper.messages';
import { fullnameOf } from '../views/customer-contract.view';

/** The receipt of a paid contract: a document of its own, sent to the customer. It is no tax document. */
export async function sendReceipt(context: ContractsContext, contract: Contract): Promise<void> {
  const now = context.clock.now();
  const receipt = await context.documents.keep(
    await paymentReceipt({
      code: contract.code,
      fullName: fullnameOf(contract),
      amount: formatEuro(contract.amount_cents ?? 0),
      paidOn: formatDate(contract.paid_at ?? now),
      method: t(paperMessages.paymentMethod, { method: contract.payment_method ?? '' }),
      reference: contract.payment_reference ?? '',
      now,
    }),
  );
  await context.db.transaction(async (tx) => {
    await addDocument(tx, {
      contract_id: contract.id,
      kind: 'ricevuta',
      sealed: false,
      sha256: receipt.sha256,
      storage_key: receipt.storageKey,
      size: receipt.size,
      created_at: now,
    });
    await sendPaymentReceipt(tx, context, contract, receipt);
  });
}
