import { and, eq, inArray } from 'drizzle-orm';
import type { ContractActor } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { messages } from '../../../platform/db/schema';
import { eraseDocuments } from '../../documents';
import type { Contract, ContractChange } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { updateContract } from '../contracts.repository';
import { erasedFields } from '../fields/stated-fields';
import { appendEvent } from '../history/history.repository';
import { contractEventDetails, contractEvents } from '../tables/contract-event.table';
import { contractAttachments, contractNotes } from '../tables/contract-folder.table';

/** What of an erased contract's row is left of the person and the car. */
export const noPerson = {
  ...erasedFields(),
  email_verified: false,
  phone_verified: false,
  phone_by_staff: false,
  decline_reason: null,
  withdrawal_email: null,
  signing_snapshot: null,
  utms: null,
} satisfies ContractChange;

/**
 * Erases the personal data of a deleted contract that nobody signed: it keeps its number and its history, whose details
 * go without breaking the chain. Part of the caller's transaction.
 * @returns the files that no row names any more
 */
export async function eraseContract(
  tx: Queries,
  { keys, signing }: Pick<ContractsContext, 'keys' | 'signing'>,
  contract: Contract,
  { actor, now }: { readonly actor: ContractActor; readonly now: Date },
): Promise<string[]> {
  await updateContract(tx, contract, { ...noPerson, erased_at: now }, now);
  const events = tx
    .select({ id: contractEvents.id })
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, contract.id));
  await tx.delete(contractEventDetails).where(inArray(contractEventDetails.event_id, events));
  await dropMessages(tx, contract.id, now);
  const files = [...(await dropFiles(tx, contract.id)), ...(await signing.eraseIdentity(tx, contract.id))];
  await appendEvent(tx, keys, { contractId: contract.id, type: 'erased', at: now, actor });
  return files;
}

/** What has not left never will; of what has, the text goes. */
async function dropMessages(tx: Queries, contractId: string, now: Date): Promise<void> {
  const concerned = eq(messages.contract_id, contractId);
  await tx
    .update(messages)
    .set({ status: 'voided', next_attempt_at: null })
    .where(and(concerned, inArray(messages.status, ['queued', 'failed'])));
  // One that is being handed over would be taken up again for ever.
  await tx.update(messages).set({ voided_at: now, sealed_content: null, shown_content: null }).where(concerned);
}

/** What staff wrote, added and recorded about the person goes with the papers. */
async function dropFiles(tx: Queries, contractId: string): Promise<string[]> {
  await tx.delete(contractNotes).where(eq(contractNotes.contract_id, contractId));
  const documents = await eraseDocuments(tx, contractId);
  const attachments = await tx
    .delete(contractAttachments)
    .where(eq(contractAttachments.contract_id, contractId))
    .returning({ key: contractAttachments.storage_key });
  return [...documents, ...attachments.map(({ key }) => key)];
}
