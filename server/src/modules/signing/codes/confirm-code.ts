import type { Caller } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { wrongCode, wrongStatus } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import {
  type CodePurpose,
  type Contract,
  type ContractsContext,
  expectUnchanged,
  lockById,
  storeSnapshot,
  updateContract,
  wasSentAt,
} from '../../contracts';
import { type Grant, giveGrant } from '../access/grants.repository';
import { takeOwnership } from '../access/take-ownership';
import { confirmSignature } from '../sign/confirm-signature';
import { purposeOf } from '../sign/resend-code';
import { expectNotBlocked } from '../sign/sign-contract';
import { signingMessages } from '../signing.messages';
import { lastCode } from './one-time-codes.repository';
import { type CodeVerdict, tryCode, useRightCode } from './try-code';

export interface Confirmation {
  readonly contract: Contract;
  readonly granted: boolean;
  readonly code: string;
  readonly caller: Caller;
  readonly client: Client;
}

export interface Confirmed {
  readonly contract: Contract;
  readonly grant: Grant;
  readonly purpose: CodePurpose;
}

/**
 * Takes a code: the signing code signs, an access code opens thirty minutes of full view.
 * @throws Refusal `otp_invalid` with the tries left (one sentence for a wrong, an old and a used code) or when signing
 *   is blocked, `status` before any code was sent and after staff took it back, `unavailable` when the document cannot
 *   be sealed
 */
export async function confirmCode(
  context: ContractsContext,
  { contract, granted, code, caller, client }: Confirmation,
): Promise<Confirmed> {
  const purpose = purposeOf(contract, granted);
  if (granted && purpose === 'access') await expectSigningNotEnded(context, contract);
  const verdict = await tryCode(context, contract.id, purpose, code);
  if (verdict.kind !== 'right') throw refusalFor(verdict, purpose, contract);
  if (purpose === 'signing') return { ...(await confirmSignature(context, contract, verdict, client)), purpose };

  return context.db.lastTransaction(async (tx) => {
    const now = context.clock.now();
    const locked = expectUnchanged(contract, await lockById(tx, contract.id));
    await useRightCode(tx, verdict.codeId, now);
    const grant = await giveGrant(tx, contract.id, 'code', now);
    return { contract: await takeOwnership(tx, await forgiven(tx, locked, now), caller, now), grant, purpose };
  });
}

/** Wrong tries stop access codes where they are of one who counts through, not one by one over the years of a cover. */
async function forgiven(tx: Queries, contract: Contract, now: Date): Promise<Contract> {
  return contract.access_failures === 0 ? contract : updateContract(tx, contract, { access_failures: 0 }, now);
}

/**
 * Who types the code of a signing that wrong codes ended, or staff by sending the link again, is told so, and loses no
 * try of another.
 * @throws Refusal `otp_invalid` or `status`
 */
async function expectSigningNotEnded({ db: { read } }: ContractsContext, contract: Contract): Promise<void> {
  const { id } = contract;
  const signing = await lastCode(read, id, 'signing');
  if (!signing?.voided_at) return;
  const access = await lastCode(read, id, 'access');
  if (access !== null && access.created_at > signing.created_at) return;
  if (contract.status === 'AVAIABLE') expectNotBlocked(contract);
  if (await wasSentAt(read, id, signing.voided_at)) throw wrongStatus(t(signingMessages.codeTakenBack));
}

function refusalFor(verdict: Exclude<CodeVerdict, { kind: 'right' }>, purpose: CodePurpose, contract: Contract) {
  const { name: store, phone } = storeSnapshot.parse(contract.store_snapshot);
  switch (verdict.kind) {
    case 'never-sent':
      return wrongStatus(t(signingMessages.noCodeYet));
    case 'blocked':
      return wrongCode(
        t(purpose === 'signing' ? signingMessages.codeBlocked : signingMessages.accessBlocked, { store, phone }),
      );
    case 'wrong':
      return wrongCode(t(signingMessages.codeWrong, { left: verdict.left }));
  }
}
