import { randomBytes } from 'node:crypto';
import type { TotpSetup } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { qrSvg } from '../../../platform/qr';
import { type Account, updateAccount } from '../../users';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { lockOwn } from '../own-account';
import { toBase32 } from './base32';
import { noteTwoStep } from './note-two-step';
import { proveStep, type StepProof, wrongStep } from './prove-step';
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
    const account = await lockOwn(tx, uid);
    if (account.totp_secret !== null) throw invalid({ two_step: [t(authMessages.totpConnected)] });
    return updateAccount(tx, account, { totp_pending_secret: keys.encrypt('totp', secret, uid) }, clock.now());
  });
  const otpauth_url = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
  return { secret, otpauth_url, svg: await qrSvg(otpauth_url) };
}

/**
 * Switches the second step by app on with its first code. Other sessions, begun without it, end.
 * @returns the ten spare codes, shown this once
 * @throws Refusal `otp_invalid`
 */
export function confirmTotp(context: AuthContext, { uid, sessionId, code }: StepProof): Promise<readonly string[]> {
  const { clock, keys } = context;
  return proveStep(context, uid, async (tx, account) => {
    const now = clock.now();
    const waiting = account.totp_pending_secret;
    const step = waiting === null ? null : matchTotp(keys.decrypt('totp', waiting, uid), code, now, null);
    if (step === null) return wrongStep();
    const change = { totp_secret: waiting, totp_pending_secret: null, totp_last_step: step, two_step: 'totp' as const };
    await noteTwoStep(tx, context, await updateAccount(tx, account, change, now), sessionId);
    return { value: await renewSpareCodes(tx, keys, uid, now) };
  });
}

/** Takes the app away with one of its codes or a spare one; the spare codes go with it. @throws Refusal `otp_invalid` */
export async function removeTotp(context: AuthContext, { uid, sessionId, code }: StepProof): Promise<void> {
  await proveStep(context, uid, async (tx, account) => {
    if (account.totp_secret === null) throw invalid({ otp_code: [t(authMessages.totpMissing)] });
    if (!(await passSecondStep(tx, context, { ...account, two_step: 'totp' }, code))) return wrongStep();
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
