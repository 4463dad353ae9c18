import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { identityForm, LAST_DAY_OF_PAPER_CARDS, romeDate } from 'shared-api/domain';
import type { identityCheck } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { afterCommit } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import type { UploadedFile } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { removeFiles } from '../../../platform/storage';
import { cleanUpload } from '../../assets';
import {
  appendEvent,
  auditStaff,
  type Contract,
  type ContractsContext,
  findContract,
  type StaffCall,
  stageAfter,
  updateContract,
  withContract,
} from '../../contracts';
import { identityRecords } from '../tables/identity-record.table';
import { identityMessages } from './identity.messages';
import { identityPurpose } from './identity-of';

type IdentityCheck = z.output<typeof identityCheck>;

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
  const { db, keys, storage, clock, log } = context;
  const { id } = await findContract(db.read, call.scope, call.contractUid);
  expectInForce(check, romeDate(clock.now()));
  const clean = await cleanUpload(context.workers, file);
  const storage_key = `identity/${id}/${randomUUID()}`;
  const copy = keys.encrypt(identityPurpose, (await clean.read()).toString('base64'), id);
  await storage.put(storage_key, Buffer.from(copy));

  return withContract(context, call, async (tx, locked, staff) => {
    stageAfter(locked, 'edit', staff.actor);
    call.expectVersion(locked.version);
    const now = clock.now();
    const [before] = await tx
      .select({ key: identityRecords.storage_key })
      .from(identityRecords)
      .where(eq(identityRecords.contract_id, locked.id));
    const record = {
      document_type: check.document_type,
      number: keys.encrypt(identityPurpose, check.number, locked.id),
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
    if (before !== undefined) afterCommit(tx, () => storage.remove(before.key));
    return identified;
  }).catch(async (error: unknown) => {
    // No row names the copy: it must not stay.
    await removeFiles({ storage, log }, [storage_key]);
    throw error;
  });
}

/** @throws Refusal `validation` for a document that no longer identifies anybody */
function expectInForce({ document_type, number, expires_on }: IdentityCheck, today: string): void {
  if (expires_on < today) throw invalid({ expires_on: [t(identityMessages.expired)] });
  if (identityForm(document_type, number) === 'paper_card' && today > LAST_DAY_OF_PAPER_CARDS)
    throw invalid({ number: [t(identityMessages.paperCardOver)] });
}
