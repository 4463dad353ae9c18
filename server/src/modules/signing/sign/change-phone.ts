import type { PhoneChangeCodes, phoneChange, phoneChangeConfirmation } from 'shared-api/entities';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { invalid, wrongCode, wrongStatus } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  changedPhone,
  contractMessages,
  differences,
  expectUnchanged,
  lockById,
  notSigning,
  stageAfter,
  storeSnapshot,
  tellOldPhone,
  updateContract,
} from '../../contracts';
import { type Grant, giveGrant, voidGrants } from '../access/grants.repository';
import { withinCodeLimits } from '../codes/code-limits';
import { expectCodeDue, issueCode } from '../codes/issue-code';
import { voidEveryCode } from '../codes/one-time-codes.repository';
import { otpStateOf } from '../codes/otp-state';
import { type CodeVerdict, tryCode, useRightCode } from '../codes/try-code';
import { signingMessages } from '../signing.messages';
import { dropSigning } from './drop-signing';

type PhoneChange = z.output<typeof phoneChange>;
type Confirmation = z.output<typeof phoneChangeConfirmation>;

/**
 * Sends a code to the number that stands in the contract and one to the number that shall: who holds both changes it.
 * @throws Refusal `status` from the signature on, `validation` for the same number, `too_many_requests`
 */
export async function startPhoneChange(
  context: ContractsContext,
  contract: Contract,
  { phone }: PhoneChange,
  client: Client,
): Promise<PhoneChangeCodes> {
  const now = context.clock.now();
  expectOther(contract, phone);
  await expectCodeDue(context.db.read, context, contract, 'old_phone');
  const request = { client, now, demo: context.demo };
  const send = () =>
    context.db.lastTransaction(async (tx) => {
      const found = await lockById(tx, contract.id);
      // Of several calls at once the first one sends.
      await expectCodeDue(tx, context, contract, 'old_phone');
      const locked = expectUnchanged(contract, found);
      await issueCode(tx, context, locked, 'old_phone', phone);
      await issueCode(tx, context, locked, 'new_phone', phone);
    });
  await withinCodeLimits(context.limits, { ...request, contract }, () =>
    withinCodeLimits(context.limits, { ...request, contract: { ...contract, phone } }, send),
  );
  return codesUnderWay(context, contract, phone);
}

async function codesUnderWay(context: ContractsContext, contract: Contract, phone: string): Promise<PhoneChangeCodes> {
  const old_code = await otpStateOf(context.db.read, context, contract, 'old_phone');
  const new_code = await otpStateOf(context.db.read, context, { ...contract, phone }, 'new_phone');
  if (old_code === null || new_code === null) throw new Error('A code that was just sent is not there');
  return { old_code, new_code };
}

/**
 * Changes the number once both codes are right. The signature is of level FES from then on, what was shown to sign no
 * longer counts, every grant, link and code ends but the one given here, and the old number is told.
 * @throws Refusal `otp_invalid` on the code that is wrong, `status`
 */
export async function confirmPhoneChange(
  context: ContractsContext,
  contract: Contract,
  { phone, old_code, new_code }: Confirmation,
): Promise<{ readonly contract: Contract; readonly grant: Grant }> {
  expectOther(contract, phone);
  const old = await tryCode(context, contract.id, 'old_phone', old_code, phone);
  if (old.kind !== 'right') throw refusalFor(old, 'old_code', contract);
  const fresh = await tryCode(context, contract.id, 'new_phone', new_code, phone);
  if (fresh.kind !== 'right') throw refusalFor(fresh, 'new_code', contract);

  return context.db.lastTransaction(async (tx) => {
    const now = context.clock.now();
    // A wrong try is counted on the contract: the version may have moved, the number may not.
    const locked = await lockById(tx, contract.id);
    if (locked === null || locked.phone !== contract.phone) throw wrongStatus(t(contractMessages.changedMeanwhile));
    await useRightCode(tx, old.codeId, now, 'old_code');
    await useRightCode(tx, fresh.codeId, now, 'new_code');
    const changed = await writePhone(tx, context, locked, phone);
    return { contract: changed, grant: await giveGrant(tx, changed.id, 'code', now) };
  });
}

async function writePhone(tx: Queries, context: ContractsContext, contract: Contract, phone: string) {
  const now = context.clock.now();
  const change = { ...changedPhone(contract, phone, { by: 'codes', at: now }), phone };
  const status = stageAfter(contract, 'edit', 'customer');
  const changed = await updateContract(tx, contract, { ...change, status, ...notSigning }, now);
  await dropSigning(tx, contract.id, now);
  await voidEveryCode(tx, contract.id, now);
  await voidGrants(tx, contract.id, now);
  const details = differences(contract, change);
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'edited',
    at: now,
    actor: 'customer',
    data: { fields: Object.keys(details?.after ?? {}) },
    ...(details === null ? {} : { details }),
  });
  await tellOldPhone(tx, context, contract);
  return changed;
}

/** @throws Refusal `status` from the signature on, `validation` for the number that stands there */
function expectOther(contract: Contract, phone: string): void {
  stageAfter(contract, 'edit', 'customer');
  if (contract.phone === phone) throw invalid({ phone: [t(signingMessages.samePhone)] });
}

function refusalFor(verdict: Exclude<CodeVerdict, { kind: 'right' }>, field: string, contract: Contract) {
  if (verdict.kind === 'never-sent') return wrongStatus(t(signingMessages.noCodeYet));
  const { name: store, phone } = storeSnapshot.parse(contract.store_snapshot);
  const sentence =
    verdict.kind === 'blocked'
      ? t(signingMessages.accessBlocked, { store, phone })
      : t(signingMessages.codeWrong, { left: verdict.left });
  return wrongCode(sentence, field);
}
