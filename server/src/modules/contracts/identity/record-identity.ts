import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { romeDate } from 'shared-api/domain';
import type { identityCheck } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { identityRecords } from '../../../platform/db/schema';
import { invalid } from '../../../platform/errors';
import type { UploadedFile } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { cleanUpload } from '../../assets';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { updateContract } from '../contracts.repository';
import { appendEvent } from '../history/history.repository';
import { findContract } from '../staff/find-contract';
import { auditStaff } from '../staff-actions/audit-staff';
import { type StaffCall, withContract } from '../staff-actions/staff-call';
import { stageAfter } from '../stage';
import { identityMessages } from './identity.messages';

type IdentityCheck = z.output<typeof identityCheck>;

/** What the number and the copy are encrypted for; bound to the contract, so that neither travels to another. */
const purpose = 'identity-document';

/**
 * The dealer saw who signs and the customer accepted the service: the signature will be of level FEA (DPCM
 * 22/02/2013 artt. 56-57). Before what is signed was shown, since the document names the level. Number and copy are
 * kept encrypted for as long as the evidence.
 * @throws Refusal `status` while the customer is signing and after, `validation` for an expired document or a picture that cannot be
 * read, `stale`
 */
export async function recordIdentity(
  context: ContractsContext,
  call: StaffCall,
  check: IdentityCheck,
  file: UploadedFile,
): Promise<Contract> {
  const { db, keys, storage, clock } = context;
  const { id } = await findContract(db.read, call.scope, call.contractUid);
  if (check.expires_on < romeDate(clock.now())) throw invalid({ expires_on: [t(identityMessages.expired)] });
  const clean = await cleanUpload(file);
  const storage_key = `identity/${id}/${randomUUID()}`;
  const copy = keys.encrypt(purpose, (await clean.read()).toString('base64'), id);
  await storage.put(storage_key, Buffer.from(copy));

  const { contract, replaced } = await withContract(context, call, async (tx, locked, staff) => {
    stageAfter(locked, 'edit', staff.actor);
    call.expectVersion(locked.version);
    const now = clock.now();
    const [before] = await tx
      .select({ key: identityRecords.storage_key })
      .from(identityRecords)
      .where(eq(identityRecords.contract_id, locked.id));
    const record = {
      document_type: check.document_type,
      number: keys.encrypt(purpose, check.number, locked.id),
      expires_on: check.expires_on,
      storage_key,
      media_type: file.mediaType,
      sha256: clean.sha256,
      service_accepted: check.service_accepted,
      recorded_by: staff.uid,
      created_at: now,
    };
    await tx
      .insert(identityRecords)
      .values({ contract_id: locked.id, ...record })
      .onConflictDoUpdate({ target: identityRecords.contract_id, set: record });
    const identified = await updateContract(
      tx,
      locked,
      { signature_level: 'FEA', phone_by_staff: locked.phone !== '' },
      now,
    );
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'edited',
      at: now,
      actor: staff.actor,
      actorUid: staff.uid,
      data: { fields: ['signature_level'], identity_sha256: record.sha256 },
      details: { before: { signature_level: locked.signature_level }, after: { signature_level: 'FEA' } },
    });
    await auditStaff(tx, context, { staff, contract: locked, action: 'identity-recorded' });
    return { contract: identified, replaced: before?.key };
  }).catch(async (error: unknown) => {
    // No row names the copy: it must not stay.
    await storage.remove(storage_key);
    throw error;
  });
  if (replaced !== undefined) await storage.remove(replaced);
  return contract;
}
