import { isStaff } from 'shared-api/domain';
import type { PasskeyProof } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { accountDisabled, invalid, type Refusal, wrongCode } from '../../../platform/errors';
import { type Client, maskedAddress, type SetCookie } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { writePersonCookie } from '../../../platform/web';
import { type Account, findRoles, lockByUid, noteSignIn } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { hasPasskey, holdsPasskey } from '../passkeys/passkeys.repository';
import { provePasskey } from '../passkeys/prove-passkey';
import { passSecondStep, sendSignInCode } from '../second-step/second-step';
import { noteSpareCodeUsed } from '../second-step/spare-codes';
import { type Credentials, checkAgain, checkPassword } from './check-password';
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
  const step = await stepAfterPassword(context.db.read, account);
  if (step.channel === 'sms') await sendSignInCode(context, account, visit.client);
  return step;
}

/**
 * What follows the password: the code that the person chose, or a passkey in its place. Of staff who have a passkey and no
 * app it is the passkey: a code by SMS is no second step of theirs (decisions.md, Step-up). For a customer it is a way in
 * of its own, and a lost one shuts nobody out.
 */
async function stepAfterPassword(db: Queries, { uid, two_step }: Account): Promise<SecondStep> {
  const passkey = await hasPasskey(db, uid);
  if (passkey && two_step !== 'totp' && isStaff(await findRoles(db, uid)))
    return { otp_required: true, channel: null, passkey };
  if (two_step === 'off') return { otp_required: false, channel: null, passkey: false };
  return { otp_required: true, channel: two_step, passkey };
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
  if (uid === null) throw wrongPasskey();
  return context.db.lastTransaction(async (tx) => {
    const account = await lockByUid(tx, uid);
    if (account === null || !(await holdsPasskey(tx, uid, proof.id))) throw wrongPasskey();
    if (!account.active) throw accountDisabled();
    return open(tx, context, account, client);
  });
}

/** What a sign-in brings besides its password. */
type Step = Pick<SignIn, 'otp_code' | 'passkey'>;

/** Opens the account of a right password, as it is once nobody else can change it. */
async function finish(
  context: AuthContext,
  judged: Account,
  { otp_code, passkey }: Step,
  client: Client,
): Promise<Outcome<Opened>> {
  const { uid } = judged;
  const proved = passkey !== undefined && (await provePasskey(context, passkey)) === uid;
  return context.db.lastTransaction(async (tx) => {
    const checked = checkAgain(judged, await lockByUid(tx, uid));
    if ('wrong' in checked) return checked;
    const account = checked.value;
    const wrong = await wrongStep(tx, context, account, { otp_code, passkey, proved });
    return wrong === null ? { value: await open(tx, context, account, client) } : { wrong };
  });
}

interface TriedStep extends Step {
  /** Whether the passkey's signature is the account's. */
  readonly proved: boolean;
}

/**
 * What is wrong with the second step of a locked account; null when it passed or none is due.
 * @throws Refusal on `otp_code` or `passkey` where nothing was brought, which is no wrong try
 */
async function wrongStep(
  tx: Queries,
  context: AuthContext,
  account: Account,
  { otp_code, passkey, proved }: TriedStep,
): Promise<Refusal | null> {
  const { otp_required, channel } = await stepAfterPassword(tx, account);
  if (!otp_required) return null;
  if (passkey !== undefined) {
    return proved && (await holdsPasskey(tx, account.uid, passkey.id)) ? null : wrongPasskey();
  }
  if (channel === null) throw invalid({ passkey: [t(authMessages.passkeyNeeded)] });
  if (otp_code === undefined) throw invalid({ otp_code: [t(authMessages.codeNeeded)] });
  if (!(await passSecondStep(tx, context, account, otp_code))) return wrongCode(t(authMessages.codeWrong));
  await noteSpareCodeUsed(tx, context, account, otp_code);
  return null;
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
