import { hashPassword } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import type { SetCookie } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type Account, findByUid, updateAccount } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { tellPasswordChanged } from '../contacts/account-emails';
import { lockOwn } from '../own-account';
import {
  passwordTokenOwner,
  takePasswordToken,
  voidContactTokens,
  voidPasswordTokens,
} from '../recovery/account-tokens.repository';
import { forgetWrongProofs } from '../sign-in/failure-limits';
import { deviceCookie } from '../sign-in/known-device';
import { expectOwnPassword } from './own-password';
import { passwordFault, wordsOf } from './password.rules';

/**
 * Sets the password of the account that a link was sent to, and ends all its sessions. The link reached the mailbox, so
 * the e-mail is verified.
 * @returns the cookie by which this browser is known from now on: wrong tries elsewhere do not keep it out
 * @throws Refusal `validation` on `token` or `password`; then the link still counts
 */
export async function resetPassword(
  context: AuthContext,
  token: string,
  password: string,
): Promise<readonly SetCookie[]> {
  const owner = await passwordTokenOwner(context.db.read, token, context.clock.now());
  const hash = await hashChosen(password, owner === null ? null : await findByUid(context.db.read, owner));
  const account = await context.db.lastTransaction(async (tx) => {
    const now = context.clock.now();
    const uid = await takePasswordToken(tx, token, now);
    if (uid === null) throw invalid({ token: [t(authMessages.linkDead)] });
    const changed = await store(tx, context, await lockOwn(tx, uid), { hash, verified: now });
    await context.sessions.endAll(tx, uid);
    await auditOwn(tx, context, uid, 'account.password-reset');
    return changed;
  });
  await forgetWrongProofs(context, account.uid);
  return [deviceCookie(context.keys, account, context.clock.now())];
}

export interface PasswordChange {
  readonly uid: string;
  readonly sessionId: string;
  readonly current: string;
  readonly password: string;
}

/**
 * Changes the own password; every other session ends.
 * @returns the cookie by which this browser is known from now on, as above: what it had was of the password before
 * @throws Refusal on `current_password` or `password`
 */
export async function changePassword(
  context: AuthContext,
  { uid, sessionId, current, password }: PasswordChange,
): Promise<readonly SetCookie[]> {
  const expectSame = await expectOwnPassword(context, { uid, password: current, field: 'current_password' });
  const hash = await hashChosen(password, await findByUid(context.db.read, uid));
  const changed = await context.db.lastTransaction(async (tx) => {
    const account = await lockOwn(tx, uid);
    expectSame(account);
    const after = await store(tx, context, account, { hash });
    await context.sessions.endAll(tx, uid, sessionId);
    await auditOwn(tx, context, uid, 'account.password-changed');
    return after;
  });
  return [deviceCookie(context.keys, changed, context.clock.now())];
}

async function hashChosen(password: string, account: Account | null): Promise<string> {
  const fault = await passwordFault(password, account === null ? [] : wordsOf(account));
  if (fault !== null)
    throw invalid({ password: [t(fault === 'own' ? authMessages.passwordOwn : authMessages.passwordCommon)] });
  return hashPassword(password);
}

async function store(
  tx: Queries,
  context: AuthContext,
  account: Account,
  { hash, verified }: { readonly hash: string; readonly verified?: Date },
): Promise<Account> {
  const { uid } = account;
  const now = context.clock.now();
  await voidPasswordTokens(tx, uid, now);
  await voidContactTokens(tx, uid, now);
  const email_verified_at = account.email_verified_at ?? verified;
  // Who had none chooses a first one, by a link that was sent for it.
  if (account.password_hash !== null) await tellPasswordChanged(tx, context, account);
  return updateAccount(tx, account, { password_hash: hash, password_changed_at: now, email_verified_at }, now);
}
