import { type Queries, refusingTaken } from '../../../platform/db';
import { invalid, tooMany } from '../../../platform/errors';
import { t, waitText } from '../../../platform/i18n';
import type { Limit } from '../../../platform/limits';
import { type Account, findByEmail, lockByUid, updateAccount } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { findOwn, lockOwn } from '../own-account';
import { dropPasskeys } from '../passkeys/passkeys.repository';
import {
  issueContactToken,
  issueUndoToken,
  takeAddressBack,
  takeEmailToken,
  takeUndoToken,
  voidContactTokens,
  voidPasswordTokens,
} from '../recovery/account-tokens.repository';
import { sendNeededResetLink } from '../recovery/password-emails';
import { disconnectApp } from '../second-step/set-up-totp';
import { dropSpareCodes } from '../second-step/spare-codes.repository';
import {
  emailChangePurpose,
  sendEmailLink,
  tellEmailAsked,
  tellEmailChanged,
  tellEmailRestored,
  tellEmailTaken,
} from './account-emails';

/** Whoever takes an account changes what it proves itself by in one go, and not always the address first. */
const beforeTheTheftMs = 24 * 3_600_000;

/** Addresses that one account may ask for. */
const emailsPerAccount: Limit = { name: 'email-changes', max: 'letters.email_changes', windowSeconds: 3_600 };

/** Counted apart from forgotten passwords: an account that asks for another's address must not keep those back. */
const changesPerMailbox: Limit = { name: 'email-changes-mailbox', max: 'letters.per_mailbox', windowSeconds: 900 };

/**
 * Sends the link to a new address; the present one counts until it is opened. Nobody learns from the answer, nor from
 * their own mailbox, whether the address has an account: only its owner hears of it.
 * @throws Refusal on `email`
 */
export async function changeEmail(context: AuthContext, uid: string, email: string): Promise<void> {
  const { db } = context;
  const known = await findOwn(db.read, uid);
  if (email === known.email && known.email_verified_at !== null) {
    throw invalid({ email: [t(authMessages.emailIsYours)] });
  }
  await takeEmailLimits(context, uid, email);
  await db.lastTransaction(async (tx) => {
    await askToConfirmEmail(tx, context, await lockOwn(tx, uid), email);
  });
}

/** Sends the link to a new address and tells the present one. Part of the caller's transaction. */
export async function askToConfirmEmail(
  tx: Queries,
  context: Pick<AuthContext, 'clock' | 'outbox' | 'publicUrl'>,
  account: Account,
  email: string,
): Promise<void> {
  const { uid } = account;
  const holder = await findByEmail(tx, email);
  await context.outbox.void(tx, { user_uid: uid, purposes: [emailChangePurpose] });
  const token = await issueContactToken(tx, { uid, kind: 'email', target: email }, context.clock.now());
  if (holder === null || holder.uid === uid) await sendEmailLink(tx, context, account, { to: email, token });
  else await tellEmailTaken(tx, context, holder);
  if (email !== account.email) await tellEmailAsked(tx, context, account, email);
}

/**
 * Makes the address that a link was sent to the account's own. Links for a password that reached the address before
 * no longer count, and the other sessions end.
 * @throws Refusal on `token`: one sentence for an unknown, a used, an old and another account's
 */
export async function confirmEmail(
  context: AuthContext,
  { uid, sessionId, token }: { readonly uid: string; readonly sessionId: string; readonly token: string },
): Promise<void> {
  const { db, clock } = context;
  const dead = () => invalid({ token: [t(authMessages.linkDead)] });
  const change = db.lastTransaction(async (tx) => {
    const now = clock.now();
    const account = await lockByUid(tx, uid);
    const email = account === null ? null : await takeEmailToken(tx, uid, token, now);
    if (account === null || email === null) throw dead();
    await updateAccount(tx, account, { email, email_verified_at: now }, now);
    await voidPasswordTokens(tx, uid, now);
    if (email !== account.email) await followEmailChange(tx, context, account, { target: email, sessionId });
    await auditOwn(tx, context, uid, 'account.email-changed');
  });
  // Somebody else may have taken the address since the link was sent.
  await refusingTaken(change, dead);
}

/**
 * What follows once another address took the account's place: the one before gets 72 hours to take it back, if it ever
 * proved to be the person's, and the other sessions end. An address that comes back is its owner's: the one before,
 * which may be a thief's, hears of it and undoes nothing. Part of the caller's transaction.
 */
async function followEmailChange(
  tx: Queries,
  context: AuthContext,
  before: Account,
  { target, sessionId }: { readonly target: string; readonly sessionId: string },
): Promise<void> {
  const now = context.clock.now();
  if (await takeAddressBack(tx, before.uid, target, now)) {
    await tellEmailRestored(tx, context, before, target);
  } else if (before.email_verified_at !== null) {
    const token = await issueUndoToken(tx, before.uid, before.email, now);
    await tellEmailChanged(tx, context, before, { target, token });
  }
  await context.sessions.endAll(tx, before.uid, sessionId);
}

/**
 * Gives an account back to the address before: whoever changed it loses every session, whatever waits for a
 * confirmation, and the second step, spare codes, passkeys and phone that were set around the change or since. They knew
 * or chose the password, so there is none until the owner chooses one by the link that the address gets.
 * @throws Refusal on `token`: one sentence for an unknown, a used and an old one, and for an address taken since
 */
export async function undoEmailChange(context: AuthContext, token: string): Promise<void> {
  const { db, clock, sessions } = context;
  const dead = () => invalid({ token: [t(authMessages.linkDead)] });
  const undo = db.lastTransaction(async (tx) => {
    const now = clock.now();
    const taken = await takeUndoToken(tx, token, now);
    const account = taken === null ? null : await lockByUid(tx, taken.uid);
    if (taken === null || account === null) throw dead();
    const own = await withoutSetSince(tx, account, new Date(taken.at.getTime() - beforeTheTheftMs), now);
    const restored = { email: taken.email, email_verified_at: now, password_hash: null };
    const back = await updateAccount(tx, own, restored, now);
    await voidContactTokens(tx, account.uid, now);
    await sessions.endAll(tx, account.uid);
    await sendNeededResetLink(tx, context, back);
    await auditOwn(tx, context, account.uid, 'account.email-restored');
  });
  await refusingTaken(undo, dead);
}

/** The account without the second step, spare codes, passkeys and phone that somebody set from a moment on. */
async function withoutSetSince(tx: Queries, account: Account, since: Date, now: Date): Promise<Account> {
  await dropPasskeys(tx, account.uid, since);
  await dropSpareCodes(tx, account.uid, since);
  const isSince = (at: Date | null) => at !== null && at >= since;
  const stepped = isSince(account.two_step_changed_at) ? await disconnectApp(tx, account, now) : account;
  if (!isSince(stepped.phone_verified_at)) return stepped;
  // Codes to the thief's number would keep the owner out.
  const two_step = stepped.two_step === 'sms' ? 'off' : stepped.two_step;
  return updateAccount(tx, stepped, { phone: null, phone_verified_at: null, two_step }, now);
}

async function takeEmailLimits({ limits }: AuthContext, uid: string, email: string): Promise<void> {
  const holding: [Limit, string][] = [
    [emailsPerAccount, uid],
    [changesPerMailbox, email],
  ];
  for (const [limit, key] of holding) {
    const seconds = await limits.take(limit, key);
    if (seconds !== null)
      throw tooMany(seconds, { email: [t(authMessages.emailsTooMany, { wait: waitText(seconds) })] });
  }
}
