import { eq, inArray } from 'drizzle-orm';
import type { ContractActor } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { eraseMessages } from '../../../platform/outbox';
import { eraseDocuments } from '../../documents';
import { eraseNotices } from '../../notifications';
import type { Contract, ContractChange } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { updateContract } from '../contracts.repository';
import { erasedFields } from '../fields/stated-fields';
import { appendEvent } from '../history/history.repository';
import { contractEventDetails, contractEvents } from '../tables/contract-event.table';
import { contractAttachments, contractNotes } from '../tables/contract-folder.table';
import { contractRequests } from '../tables/contract-request.table';

/** What of an erased contract's row is left of the person and the car. */
export const noPerson = {
  ...erasedFields(),
  email_verified: false,
  phone_verified: false,
  phone_by_staff: false,
  payment_reference: null,
  payment_note: null,
  decline_reason: null,
  withdrawal_email: null,
  refund_reference: null,
  signing_snapshot: null,
  utms: null,
} satisfies ContractChange;

/**
 * Erases the personal data of a contract, one that was deleted unsigned or one whose evidence nothing has kept any more:
 * it keeps its number, its figures and its history, whose details go without breaking the chain. Part of the caller's
 * transaction.
 * @returns the files that no row names any more
 */
export async function eraseContract(
  tx: Queries,
  { keys, signing, afterSale, payments }: Pick<ContractsContext, 'keys' | 'signing' | 'afterSale' | 'payments'>,
  contract: Contract,
  { actor, now }: { readonly actor: ContractActor; readonly now: Date },
): Promise<string[]> {
  const { signed_at, user_uid, deleted_by, delete_reason } = contract;
  const change = {
    ...noPerson,
    // Whoever signed would still be told by their account; the consents given on a draft are found through it.
    user_uid: signed_at === null ? user_uid : null,
    delete_reason: deleted_by === 'system' ? delete_reason : null,
    erased_at: now,
  };
  await updateContract(tx, contract, change, now);
  const events = tx
    .select({ id: contractEvents.id })
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, contract.id));
  await tx.delete(contractEventDetails).where(inArray(contractEventDetails.event_id, events));
  await eraseMessages(tx, { contract_id: contract.id }, now);
  const files = [...(await dropFiles(tx, contract.id)), ...(await signing.eraseIdentity(tx, contract.id))];
  if (signed_at !== null) {
    await afterSale.eraseAfterSale(tx, contract.id, now);
    await payments.erasePayments(tx, contract.id);
    await eraseNotices(tx, contract.id);
  }
  await appendEvent(tx, keys, { contractId: contract.id, type: 'erased', at: now, actor });
  return files;
}

/** What staff wrote, added and recorded about the person, and what the person asked of them, goes with the papers. */
async function dropFiles(tx: Queries, contractId: string): Promise<string[]> {
  await tx.delete(contractNotes).where(eq(contractNotes.contract_id, contractId));
  await tx.delete(contractRequests).where(eq(contractRequests.contract_id, contractId));
  const documents = await eraseDocuments(tx, contractId);
  const attachments = await tx
    .delete(contractAttachments)
    .where(eq(contractAttachments.contract_id, contractId))
    .returning({ key: contractAttachments.storage_key });
  return [...documents, ...attachments.map(({ key }) => key)];
}
