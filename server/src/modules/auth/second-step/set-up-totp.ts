import { randomBytes } from 'node:crypto';
import type { TotpSetup } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { invalid, unauthenticated, wrongCode } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { qrSvg } from '../../../platform/qr';
import { type Account, lockByUid, updateAccount } from '../../users';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { countWrongProof, type Outcome } from '../sign-in/failure-limits';
import { toBase32 } from './base32';
import { noteTwoStep } from './note-two-step';
import { passSecondStep } from './second-step';
import { dropSpareCodes, renewSpareCodes } from './spare-codes.repository';
import { matchTotp } from './totp';

/** As long as the HMAC behind the codes (RFC 4226, section 4). */
const secretBytes = 20;
const issuer = 'CarCare';

/**
 * Prepares an authenticator app: its secret waits, encrypted, for the first right code.
 * @throws Refusal on `two_step` while another app is connected: only its code can take it away
 */
export async function setUpTotp({ db, clock, keys }: AuthContext, uid: string): Promise<TotpSetup> {
  const secret = toBase32(randomBytes(secretBytes)).toUpperCase();
  const { email } = await db.lastTransaction(async (tx) => {
    const account = await own(tx, uid);
    if (account.totp_secret !== null) throw invalid({ two_step: [t(authMessages.totpConnected)] });
    return updateAccount(tx, account, { totp_pending_secret: keys.encrypt('totp', secret, uid) }, clock.now());
  });
  const otpauth_url = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
  return { secret, otpauth_url, svg: await qrSvg(otpauth_url) };
}

export interface AppProof {
  readonly uid: string;
  readonly sessionId: string;
  readonly code: string;
}

/**
 * Switches the second step by app on with its first code. Other sessions, begun without it, end.
 * @returns the ten spare codes, shown this once
 * @throws Refusal `otp_invalid`
 */
export function confirmTotp(context: AuthContext, { uid, sessionId, code }: AppProof): Promise<readonly string[]> {
  const { clock, keys } = context;
  return counted(context, uid, async (tx, account) => {
    const now = clock.now();
    const waiting = account.totp_pending_secret;
    const step = waiting === null ? null : matchTotp(keys.decrypt('totp', waiting, uid), code, now, null);
    if (step === null) return wrong();
    const change = { totp_secret: waiting, totp_pending_secret: null, totp_last_step: step, two_step: 'totp' as const };
    await noteTwoStep(tx, context, await updateAccount(tx, account, change, now), sessionId);
    return { value: await renewSpareCodes(tx, keys, uid, now) };
  });
}

/** Takes the app away with one of its codes or a spare one; the spare codes go with it. @throws Refusal `otp_invalid` */
export async function removeTotp(context: AuthContext, { uid, sessionId, code }: AppProof): Promise<void> {
  await counted(context, uid, async (tx, account) => {
    if (account.totp_secret === null) throw invalid({ otp_code: [t(authMessages.totpMissing)] });
    if (!(await passSecondStep(tx, context, { ...account, two_step: 'totp' }, code))) return wrong();
    await noteTwoStep(tx, context, await disconnectApp(tx, account, context.clock.now()), sessionId);
    return { value: undefined };
  });
}

/** Takes the app and its spare codes away without a proof. Part of the caller's transaction. */
export async function disconnectApp(tx: Queries, account: Account, now: Date): Promise<Account> {
  await dropSpareCodes(tx, account.uid);
  const noApp = { totp_secret: null, totp_pending_secret: null, totp_last_step: null };
  return updateAccount(tx, account, { ...noApp, two_step: 'off' }, now);
}

/** Runs a proof by code on the locked account; a wrong code counts with the person's other proofs. */
function counted<T>(
  context: AuthContext,
  uid: string,
  prove: (tx: Queries, account: Account) => Promise<Outcome<T>>,
): Promise<T> {
  return countWrongProof(context, { uid, field: 'otp_code' }, () =>
    context.db.lastTransaction(async (tx) => prove(tx, await own(tx, uid))),
  );
}

function wrong() {
  return { wrong: wrongCode(t(authMessages.codeWrong)) };
}

async function own(tx: Queries, uid: string): Promise<Account> {
  const account = await lockByUid(tx, uid);
  if (account === null) throw unauthenticated();
  return account;
}
