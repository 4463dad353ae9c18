import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ContractAttachment } from 'shared-api/entities';
import { afterCommit } from '../../../platform/db';
import { invalid, notFound } from '../../../platform/errors';
import type { FileContent, UploadedFile } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { removeFiles } from '../../../platform/storage';
import { cleanUpload } from '../../assets';
import type { Contract, StaffMember } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { auditStaff } from '../staff-actions/audit-staff';
import { contractAttachments } from '../tables/contract-folder.table';
import { attachmentMessages } from './attachments.messages';
import { attachmentsOf, findAttachment } from './attachments.repository';

/** Files beside one contract: a folder, no archive. */
const maxFiles = 50;

type Parts = Pick<ContractsContext, 'db' | 'clock' | 'keys' | 'storage' | 'log'>;

/**
 * Keeps a file beside a contract, where only its own call reads it; a picture without metadata.
 * @throws Refusal `validation` when the folder is full, or a picture cannot be read
 */
export async function addAttachment(
  { db, clock, keys, storage, log }: Parts,
  contract: Contract,
  file: UploadedFile,
  staff: StaffMember,
): Promise<ContractAttachment> {
  const known = await attachmentsOf(db.read, contract.id);
  if (known.length >= maxFiles) throw invalid({ file: [t(attachmentMessages.full, { max: maxFiles })] });
  const clean = await cleanUpload(file);
  const id = randomUUID();
  const storage_key = `attachments/${contract.id}/${id}`;
  await storage.put(storage_key, clean);
  const row = {
    id,
    contract_id: contract.id,
    name: file.name,
    media_type: file.mediaType,
    size: clean.size,
    sha256: clean.sha256,
    storage_key,
    created_by: staff.uid,
    created_at: clock.now(),
  };
  const write = db.lastTransaction(async (tx) => {
    await tx.insert(contractAttachments).values(row);
    const data = { attachment_sha256: row.sha256 };
    await auditStaff(tx, { clock, keys }, { staff, contract, action: 'attachment-added', data });
  });
  await write.catch(async (error: unknown) => {
    // No row names the file: it must not stay.
    await removeFiles({ storage, log }, [storage_key]);
    throw error;
  });
  const added = (await attachmentsOf(db.read, contract.id)).find((attachment) => attachment.id === id);
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
export async function removeAttachment(
  { db, clock, keys, storage }: Parts,
  contract: Contract,
  id: string,
  staff: StaffMember,
): Promise<void> {
  const found = await findAttachment(db.read, contract.id, id);
  if (found === null) throw notFound();
  await db.lastTransaction(async (tx) => {
    await tx.delete(contractAttachments).where(eq(contractAttachments.id, id));
    const data = { attachment_sha256: found.sha256 };
    await auditStaff(tx, { clock, keys }, { staff, contract, action: 'attachment-removed', data });
    afterCommit(tx, () => storage.remove(found.storage_key));
  });
}
