import { isAhead } from '../../../platform/clock';
import type { Queries } from '../../../platform/db';
import type { Client } from '../../../platform/http';
import { randomCode } from '../../../platform/keys';
import { smsTemplates, writeSms } from '../../messages';
import { type Account, lockByUid, updateAccount } from '../../users';
import type { AuthContext } from '../auth.context';
import { keepCode, liveCode, tryCode } from '../codes/account-code.repository';
import { withinCodeLimits } from '../codes/within-code-limits';
import { takeSpareCode } from './spare-codes.repository';
import { matchTotp } from './totp';

/** Within this time a code that was just sent is not sent again: a page that asks twice makes one SMS. */
const quietMs = 60_000;
const purpose = 'sign-in-code';

/** Sends the code of a second step by SMS, unless one has just left. @throws Refusal `too_many_requests` */
export async function sendSignInCode(context: AuthContext, account: Account, client: Client): Promise<void> {
  const { db, clock } = context;
  const { uid, phone } = account;
  if (phone === null || (await hasJustLeft(db.read, uid, clock.now()))) return;
  const send = () =>
    db.lastTransaction(async (tx) => {
      await lockByUid(tx, uid);
      // Of several calls at once the first one sends; the others count against no limit.
      if (await hasJustLeft(tx, uid, clock.now())) throw new HasJustLeft();
      await issue(tx, context, { uid, phone });
    });
  await withinCodeLimits(context, { phone, client, field: 'otp_code' }, send).catch((error: unknown) => {
    if (!(error instanceof HasJustLeft)) throw error;
  });
}

class HasJustLeft extends Error {}

async function hasJustLeft(db: Queries, uid: string, now: Date): Promise<boolean> {
  const live = await liveCode(db, { purpose: 'signin', uid }, now);
  return live !== null && !isAhead(live.created_at, now) && now.getTime() - live.created_at.getTime() < quietMs;
}

async function issue(tx: Queries, context: AuthContext, receiver: { uid: string; phone: string }): Promise<void> {
  const { clock, keys, outbox, publicUrl } = context;
  const code = randomCode();
  await outbox.void(tx, { user_uid: receiver.uid, purposes: [purpose] });
  await keepCode(tx, keys, { purpose: 'signin', ...receiver }, code, clock.now());
  await outbox.enqueue(tx, {
    channel: 'sms',
    purpose,
    to: receiver.phone,
    body: await writeSms(tx, smsTemplates.signInCode, { otp: code, host: new URL(publicUrl).host }),
    secrets: [code],
    user_uid: receiver.uid,
  });
}

/** Whether a typed code passes the account's second step; it is used up when it does. Part of the caller's transaction. */
export async function passSecondStep(
  tx: Queries,
  context: AuthContext,
  account: Account,
  typed: string,
): Promise<boolean> {
  const { keys, clock } = context;
  const now = clock.now();
  if (isSpareCode(typed)) return takeSpareCode(tx, keys, account.uid, typed, now);
  if (account.two_step === 'totp') return passTotp(tx, context, account, typed);
  if (account.phone === null) return false;
  return tryCode(tx, context, { purpose: 'signin', uid: account.uid, phone: account.phone }, typed);
}

/** Whether it is typed as a spare code is, which is longer than those by app and SMS. */
export function isSpareCode(typed: string): boolean {
  return typed.length > 6;
}

/** @param account locked, so that two tries at once cannot use one code twice */
async function passTotp(tx: Queries, { keys, clock }: AuthContext, account: Account, typed: string): Promise<boolean> {
  if (account.totp_secret === null) return false;
  const now = clock.now();
  const step = matchTotp(keys.decrypt('totp', account.totp_secret, account.uid), typed, now, account.totp_last_step);
  if (step === null) return false;
  await updateAccount(tx, account, { totp_last_step: step }, now);
  return true;
}
