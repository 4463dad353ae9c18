import { Refusal, unavailable } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { noteIfLost } from '../../../platform/storage';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  chainHead,
  expectUnchanged,
  lockById,
  stageAfter,
  updateContract,
  voidOvertaken,
} from '../../contracts';
import { addDocument, presentDocuments, type SealedFile, sealedRow, sealFacts } from '../../documents';
import { type Grant, giveGrant, voidGrants } from '../access/grants.repository';
import { inviteCustomer } from '../access/invite-customer';
import { useRightCode } from '../codes/try-code';
import { sendSignedContract } from '../emails/signed-email';
import { identityOf } from '../identity/identity-of';
import { signingMessages } from '../signing.messages';
import { evidenceOf } from './evidence-of';

export interface RightCode {
  readonly codeId: string;
  readonly sentAt: Date;
}

export interface Signed {
  readonly contract: Contract;
  /** Thirty minutes of full view: choose, pay, documents, withdraw. */
  readonly grant: Grant;
}

/**
 * Signs the contract: seals exactly the file that was shown, and sets the status SIGNED. If sealing fails, nothing
 * changes and the code stays valid.
 * @throws Refusal `unavailable` when the document cannot be sealed
 */
export async function confirmSignature(
  context: ContractsContext,
  contract: Contract,
  code: RightCode,
  client: Client,
): Promise<Signed> {
  stageAfter(contract, 'confirm', 'customer');
  const now = context.clock.now();
  const sealed = await seal(context, contract, code, client, now);
  return context.db.lastTransaction(async (tx) => {
    const locked = expectUnchanged(contract, await lockById(tx, contract.id));
    const signed = await updateContract(
      tx,
      locked,
      {
        status: stageAfter(locked, 'confirm', 'customer'),
        origin_status: null,
        pending_until: null,
        signed_at: now,
        phone_verified: true,
        user_uid: locked.user_uid ?? (await inviteCustomer(tx, context, locked)),
      },
      now,
    );
    await useRightCode(tx, code.codeId, now);
    await voidGrants(tx, locked.id, now);
    await voidOvertaken(tx, context, locked.id, signed, now);
    const grant = await giveGrant(tx, locked.id, 'code', now);
    const shown = (await presentDocuments(tx, locked.id)).find((document) => document.kind === 'contratto');
    await addDocument(tx, sealedRow(locked.id, 'contratto', sealed, now), shown?.version);
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'signed',
      at: now,
      actor: 'customer',
      data: { document_sha256: locked.document_sha256, code_id: code.codeId, level: locked.signature_level },
      details: { address: client.address, user_agent: client.userAgent },
    });
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'document_sealed',
      at: now,
      actor: 'system',
      data: sealFacts('contratto', sealed),
    });
    await sendSignedContract(tx, context, signed, sealed);
    return { contract: signed, grant };
  });
}

async function seal(
  context: ContractsContext,
  contract: Contract,
  code: RightCode,
  client: Client,
  now: Date,
): Promise<SealedFile> {
  const documents = await presentDocuments(context.db.read, contract.id);
  const shown = documents.find((document) => document.kind === 'contratto');
  if (shown === undefined || shown.sha256 !== contract.document_sha256) throw unavailable(t(signingMessages.sealAway));
  const chain = await chainHead(context.db.read, contract.id);
  const identity = await identityOf(context.db.read, context.keys, contract);
  try {
    return await context.documents.seal(
      shown.storage_key,
      evidenceOf({ contract, code, client, chain, identity, shownAt: shown.created_at, now }),
      now,
    );
  } catch (error) {
    // The sealing queue is full: the answer says when to try again.
    if (error instanceof Refusal) throw error;
    context.log.error({ err: error }, 'the contratto could not be sealed');
    await noteIfLost(context, error);
    throw unavailable(t(signingMessages.sealAway));
  }
}
