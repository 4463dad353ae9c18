import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ContractAttachment } from 'shared-api/entities';
import { afterCommit, type Queries } from '../../../platform/db';
import { invalid, notFound } from '../../../platform/errors';
import type { FileContent, UploadedFile } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { removeFiles } from '../../../platform/storage';
import { cleanUpload } from '../../assets';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { findContract } from '../staff/find-contract';
import { auditStaff } from '../staff-actions/audit-staff';
import { type Sought, withContract } from '../staff-actions/staff-call';
import { contractAttachments } from '../tables/contract-folder.table';
import { attachmentMessages } from './attachments.messages';
import { attachmentsOf, findAttachment } from './attachments.repository';

/** Files beside one contract: a folder, no archive. */
const maxFiles = 50;

type Parts = Pick<ContractsContext, 'db' | 'clock' | 'keys' | 'storage' | 'workers' | 'log'>;

/**
 * Keeps a file beside a contract, where only its own call reads it; a picture without metadata.
 * @throws Refusal `not_found`, `validation` when the folder is full, or a picture cannot be read
 */
export async function addAttachment(context: Parts, call: Sought, file: UploadedFile): Promise<ContractAttachment> {
  const { db, clock, storage, log } = context;
  const { id: contract_id } = await findContract(db.read, call.scope, call.contractUid);
  // Nothing is kept of a file that is one too many.
  await expectRoom(db.read, contract_id);
  const clean = await cleanUpload(context.workers, file);
  const id = randomUUID();
  const storage_key = `attachments/${contract_id}/${id}`;
  await storage.put(storage_key, clean);
  // The contract may have been deleted and erased meanwhile, or others have filled its folder.
  const write = withContract(context, call, async (tx, contract, staff) => {
    await expectRoom(tx, contract_id);
    const { sha256, size } = clean;
    await tx.insert(contractAttachments).values({
      ...{ id, contract_id, size, sha256, storage_key },
      name: file.name,
      media_type: file.mediaType,
      created_by: staff.uid,
      created_at: clock.now(),
    });
    const data = { attachment_sha256: sha256 };
    await auditStaff(tx, context, { staff, contract, action: 'attachment-added', data });
  });
  await write.catch(async (error: unknown) => {
    // No row names the file: it must not stay.
    await removeFiles({ storage, log }, [storage_key]);
    throw error;
  });
  const added = (await attachmentsOf(db.read, contract_id)).find((attachment) => attachment.id === id);
  if (added === undefined) throw new Error('The attachment was not stored');
  return added;
}

/** @throws Refusal `not_found` */
export async function readAttachment({ db, storage }: Parts, contract: Contract, id: string): Promise<FileContent> {
  const found = await findAttachment(db.read, contract.id, id);
  if (found === null) throw notFound();
  return { ...(await storage.open(found.storage_key)), mediaType: found.media_type, name: found.name };
}

/** The row goes first: a file without a row is read by nobody. @throws Refusal `not_found` */
export function removeAttachment(context: Parts, call: Sought, id: string): Promise<void> {
  return withContract(context, call, async (tx, contract, staff) => {
    const found = await findAttachment(tx, contract.id, id);
    if (found === null) throw notFound();
    await tx.delete(contractAttachments).where(eq(contractAttachments.id, id));
    const data = { attachment_sha256: found.sha256 };
    await auditStaff(tx, context, { staff, contract, action: 'attachment-removed', data });
    afterCommit(tx, () => context.storage.remove(found.storage_key));
  });
}

/** @throws Refusal `validation` */
async function expectRoom(db: Queries, contractId: string): Promise<void> {
  const known = await attachmentsOf(db, contractId);
  if (known.length >= maxFiles) throw invalid({ file: [t(attachmentMessages.full, { max: maxFiles })] });
}
