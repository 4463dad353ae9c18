import { isStaff } from 'shared-api/domain';
import type { PasskeyProof } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { accountDisabled, invalid, unauthenticated, wrongCode } from '../../../platform/errors';
import { type Client, maskedAddress, type SetCookie } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { writePersonCookie } from '../../../platform/web';
import { type Account, findByUid, findRoles, lockByUid, noteSignIn } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { hasPasskey } from '../passkeys/passkeys.repository';
import { provePasskey } from '../passkeys/prove-passkey';
import { passSecondStep, sendSignInCode } from '../second-step/second-step';
import { type Credentials, checkPassword } from './check-password';
import { deviceName } from './device-name';
import { countWrong, forgetWrong, type Outcome } from './failure-limits';
import { type Cookies, deviceCookie } from './known-device';
import { noteFailed } from './note-failed';

/** What a right password has still to be followed by. */
export interface SecondStep {
  readonly otp_required: boolean;
  readonly channel: 'totp' | 'sms' | null;
  /** Whether a passkey will do. */
  readonly passkey: boolean;
}

/** Where an attempt to sign in comes from. */
export interface Visit {
  readonly client: Client;
  readonly cookies: Cookies;
}

/** Checks the password and tells what is due besides; a code by SMS leaves at once. */
export async function preLogin(context: AuthContext, credentials: Credentials, visit: Visit): Promise<SecondStep> {
  const { email } = credentials;
  const account = await countWrong(context, { email, ...visit }, () =>
    noteFailed(context, email, checkPassword(context, credentials)),
  );
  const step = await stepAfterPassword(context, account);
  if (account.two_step === 'sms') await sendSignInCode(context, account, visit.client);
  return step;
}

/**
 * What follows the password: the code that the person chose, or a passkey in its place. Of staff a passkey is asked
 * also where it is all they have; for a customer it is a way in of its own, and a lost one shuts nobody out.
 */
async function stepAfterPassword({ db }: AuthContext, { uid, two_step }: Account): Promise<SecondStep> {
  const passkey = await hasPasskey(db.read, uid);
  if (two_step !== 'off') return { otp_required: true, channel: two_step, passkey };
  const isDue = passkey && isStaff(await findRoles(db.read, uid));
  return { otp_required: isDue, channel: null, passkey: isDue };
}

export interface SignIn extends Credentials {
  readonly otp_code?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
}

export interface SignedIn {
  readonly access_token: string;
  readonly roles: Awaited<ReturnType<typeof findRoles>>;
}

type Opened = SignedIn & { readonly cookies: readonly SetCookie[] };

/** Signs in: password, then the second step where there is one (decisions.md section 6). */
export async function login(
  context: AuthContext,
  { otp_code, passkey, ...credentials }: SignIn,
  visit: Visit,
): Promise<Opened> {
  const { email } = credentials;
  const attempt = async () => {
    const checked = await checkPassword(context, credentials);
    return 'wrong' in checked ? checked : finish(context, checked.value, { otp_code, passkey }, visit.client);
  };
  const signedIn = await countWrong(context, { email, ...visit }, () => noteFailed(context, email, attempt()));
  await forgetWrong(context, { email, ...visit });
  return signedIn;
}

/**
 * Signs in by passkey alone: it is held and unlocked, which are two steps in one.
 * @throws Refusal on `passkey`, `account_disabled` after a right one only
 */
export async function signInWithPasskey(context: AuthContext, proof: PasskeyProof, client: Client): Promise<Opened> {
  const uid = await provePasskey(context, proof);
  const account = uid === null ? null : await findByUid(context.db.read, uid);
  if (account === null || account.erased_at !== null) throw wrongPasskey();
  if (!account.active) throw accountDisabled();
  return context.db.lastTransaction(async (tx) => open(tx, context, await locked(tx, account.uid), client));
}

interface Step {
  readonly otp_code: string | undefined;
  readonly passkey: PasskeyProof | undefined;
}

async function finish(
  context: AuthContext,
  account: Account,
  { otp_code, passkey }: Step,
  client: Client,
): Promise<Outcome<Opened>> {
  const due = await stepAfterPassword(context, account);
  const { uid, two_step } = account;
  const byPasskey = due.otp_required && passkey !== undefined;
  if (due.otp_required && !byPasskey && (otp_code === undefined || two_step === 'off')) {
    const sentence = two_step === 'off' ? authMessages.passkeyNeeded : authMessages.codeNeeded;
    throw invalid({ [two_step === 'off' ? 'passkey' : 'otp_code']: [t(sentence)] });
  }
  if (byPasskey && (await provePasskey(context, passkey)) !== uid) return { wrong: wrongPasskey() };
  return context.db.lastTransaction(async (tx) => {
    const own = await locked(tx, uid);
    if (due.otp_required && !byPasskey && !(await passSecondStep(tx, context, own, otp_code ?? ''))) {
      return { wrong: wrongCode(t(authMessages.codeWrong)) };
    }
    return { value: await open(tx, context, own, client) };
  });
}

async function locked(tx: Queries, uid: string): Promise<Account> {
  const account = await lockByUid(tx, uid);
  if (account === null) throw unauthenticated();
  return account;
}

/** Begins the session of somebody who proved to be the account's owner. */
async function open(tx: Queries, context: AuthContext, account: Account, client: Client): Promise<Opened> {
  const { uid } = account;
  const now = context.clock.now();
  await noteSignIn(tx, uid, now);
  await context.linkContracts(tx, account, now);
  await auditOwn(tx, context, uid, 'account.signed-in');
  const device = { device: deviceName(client.userAgent), place: maskedAddress(client.address) };
  return {
    access_token: await context.sessions.begin(tx, { user_uid: uid, ...device }),
    roles: await findRoles(tx, uid),
    cookies: [deviceCookie(context.keys, account, now), writePersonCookie(context.keys, uid)],
  };
}

function wrongPasskey() {
  return invalid({ passkey: [t(authMessages.passkeyWrong)] });
}
