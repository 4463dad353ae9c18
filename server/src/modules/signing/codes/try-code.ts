import { nextStage } from 'shared-api/domain';
import { changesNothing, type Queries } from '../../../platform/db';
import { notFound, wrongCode } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  appendEvent,
  type CodePurpose,
  type Contract,
  type ContractsContext,
  lockById,
  noticeBlocked,
  notSigning,
  updateContract,
} from '../../contracts';
import { dropSigning } from '../sign/drop-signing';
import { signingMessages } from '../signing.messages';
import { triesLeft } from './code.rules';
import { codeParts } from './code-parts';
import { countTry, lastCode, type OneTimeCode, useCode } from './one-time-codes.repository';

export type CodeVerdict =
  | { readonly kind: 'right'; readonly codeId: string; readonly sentAt: Date }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'never-sent' };

/**
 * Checks a code, and commits the count of a wrong try before anything else happens. Wrong, outdated, used and voided
 * codes count alike: the fifth wrong try voids the code, the tenth of a contract ends signing (decisions.md section 2,
 * Signing). A right code is not marked as used here, but in the transaction of what it permits.
 * @throws Refusal `not_found` for a contract that was deleted meanwhile
 */
export function tryCode(
  context: ContractsContext,
  contractId: string,
  purpose: CodePurpose,
  typed: string,
  wantedPhone?: string,
): Promise<CodeVerdict> {
  return context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const contract = await lockById(tx, contractId);
    // Deleted meanwhile it takes no try any more.
    if (contract === null) throw notFound();
    const code = await lastCode(tx, contractId, purpose);
    if (code === null) return { kind: 'never-sent' };
    if (purpose !== 'signing' && isPaused(contract, now)) return { kind: 'blocked' };

    const right = context.keys.verifyHmac(
      'one-time-code',
      codeParts(purpose, typed, contract, wantedPhone),
      code.code_hmac,
    );
    if (right && counts(context, code, now)) {
      // Not marked as used yet: see above.
      changesNothing(tx);
      return { kind: 'right', codeId: code.id, sentAt: code.created_at };
    }
    return countWrong(tx, context, contract, code);
  });
}

/**
 * Marks a right code as used, in the transaction of what it permits.
 * @throws Refusal `otp_invalid` on the field when another call used it since it was tried, or a newer code took its place
 */
export async function useRightCode(tx: Queries, codeId: string, now: Date, field?: string): Promise<void> {
  if (!(await useCode(tx, codeId, now))) throw wrongCode(t(signingMessages.codeWrong, { left: 0 }), field);
}

function isPaused({ access_blocked_until }: Contract, now: Date): boolean {
  return access_blocked_until !== null && access_blocked_until > now;
}

async function countWrong(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
  code: OneTimeCode,
): Promise<CodeVerdict> {
  const now = context.clock.now();
  const { settings } = context;
  const left = triesLeft(settings, await countTry(tx, code, settings.get('codes.tries'), now));
  const data = { purpose: code.purpose, code_id: code.id };
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'code_failed',
    at: now,
    actor: 'customer',
    data,
  });
  const blocked =
    code.purpose === 'signing'
      ? await countSigningFailure(tx, context, contract)
      : await countAccessFailure(tx, context, contract);
  return blocked ? { kind: 'blocked' } : { kind: 'wrong', left: counts(context, code, now) ? left : 0 };
}

function counts({ settings }: ContractsContext, code: OneTimeCode, now: Date): boolean {
  const isAlive = code.used_at === null && code.voided_at === null && code.expires_at > now;
  return isAlive && code.tries < settings.get('codes.tries');
}

/** The tenth failure takes a PENDING contract back to AVAIABLE until staff sends the link anew. */
async function countSigningFailure(tx: Queries, context: ContractsContext, contract: Contract): Promise<boolean> {
  const now = context.clock.now();
  const code_failures = contract.code_failures + 1;
  const to = nextStage(contract.status, 'block', 'system');
  if (code_failures < context.settings.get('codes.failures_per_contract') || to !== 'AVAIABLE') {
    await updateContract(tx, contract, { code_failures }, now);
    return false;
  }
  await dropSigning(tx, contract.id, now);
  const blocked = await updateContract(
    tx,
    contract,
    { code_failures, status: to, ...notSigning, signing_blocked_at: now },
    now,
  );
  await appendEvent(tx, context.keys, { contractId: contract.id, type: 'blocked', at: now, actor: 'system' });
  await noticeBlocked(tx, blocked, now);
  return true;
}

/** Ten wrong access codes stop them for a day. */
async function countAccessFailure(
  tx: Queries,
  { clock, settings }: ContractsContext,
  contract: Contract,
): Promise<boolean> {
  const now = clock.now();
  const failures = contract.access_failures + 1;
  const blocked = failures >= settings.get('codes.access_failures');
  const access_blocked_until = blocked
    ? new Date(now.getTime() + settings.get('codes.access_pause') * 3_600_000)
    : contract.access_blocked_until;
  await updateContract(tx, contract, { access_failures: blocked ? 0 : failures, access_blocked_until }, now);
  return blocked;
}
