import type { Queries } from '../../../platform/db';
import { invalid, tooMany, wrongCode } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { randomCode } from '../../../platform/keys';
import { resendAt } from '../../../platform/limits';
import { smsTemplates, writeSms } from '../../messages';
import { lockByUid, updateAccount } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { keepCode, sentSince, tryCode, voidCodes } from '../codes/account-code.repository';
import { withinCodeLimits } from '../codes/within-code-limits';
import { findOwn, lockOwn } from '../own-account';
import { issueContactToken, voidWaitingPhone, waitingPhone } from '../recovery/account-tokens.repository';
import { countWrongProof } from '../sign-in/failure-limits';
import { tellPhoneChanged } from './account-emails';

const purpose = 'phone-change-code';
const dayMs = 86_400_000;

interface PhoneChange {
  readonly uid: string;
  readonly phone: string;
  readonly client: Client;
}

/**
 * Sends a code to a new number; the present one counts until the code comes back.
 * @throws Refusal on `phone`
 */
export async function changePhone(context: AuthContext, { uid, phone, client }: PhoneChange): Promise<void> {
  const { db, clock, keys, outbox, publicUrl } = context;
  const account = await findOwn(db.read, uid);
  if (phone === account.phone && account.phone_verified_at !== null) {
    throw invalid({ phone: [t(authMessages.phoneIsYours)] });
  }
  await expectCodeDue(db.read, context, { uid, phone });
  const code = randomCode();
  const send = () =>
    db.lastTransaction(async (tx) => {
      const now = clock.now();
      await lockOwn(tx, uid);
      // Of several calls at once the first one sends.
      await expectCodeDue(tx, context, { uid, phone });
      await outbox.void(tx, { user_uid: uid, purposes: [purpose] });
      await issueContactToken(tx, { uid, kind: 'phone', target: phone }, now);
      await keepCode(tx, keys, { purpose: 'phone', uid, phone }, code, now);
      await outbox.enqueue(tx, {
        channel: 'sms',
        purpose,
        to: phone,
        body: await writeSms(tx, smsTemplates.phoneCode, { otp: code, host: new URL(publicUrl).host }),
        secrets: [code],
        user_uid: uid,
      });
    });
  await withinCodeLimits(context, { phone, client, field: 'phone' }, send);
}

interface PhoneProof {
  readonly uid: string;
  readonly code: string;
}

/**
 * Makes the number that the code reached the account's own. A wrong code counts with the person's other proofs.
 * @throws Refusal `otp_invalid`: one answer for a wrong, an old and a used code
 */
export async function confirmPhone(context: AuthContext, { uid, code }: PhoneProof): Promise<void> {
  const { db, clock } = context;
  await countWrongProof(context, { uid, field: 'otp_code' }, () =>
    db.lastTransaction(async (tx) => {
      const now = clock.now();
      const account = await lockByUid(tx, uid);
      const phone = await waitingPhone(tx, uid, now);
      const right = phone !== null && (await tryCode(tx, context, { purpose: 'phone', uid, phone }, code));
      if (account === null || !right) return { wrong: wrongCode(t(authMessages.codeWrong)) };
      await updateAccount(tx, account, { phone, phone_verified_at: now }, now);
      await voidWaitingPhone(tx, uid, now);
      await voidCodes(tx, { purpose: 'signin', uid }, now);
      await tellPhoneChanged(tx, context, account, phone);
      await auditOwn(tx, context, uid, 'account.phone-changed');
      return { value: undefined };
    }),
  );
}

/** 60, 120, then 600 seconds between codes, whatever number they go to. */
async function expectCodeDue(
  db: Queries,
  { clock, settings }: Pick<AuthContext, 'clock' | 'settings'>,
  { uid, phone }: Pick<PhoneChange, 'uid' | 'phone'>,
): Promise<void> {
  const now = clock.now();
  const sent = await sentSince(db, { purpose: 'phone', uid }, new Date(now.getTime() - dayMs), now);
  const [last] = sent;
  if (last === undefined) return;
  const seconds = Math.ceil((resendAt(settings, last, sent.length, now).getTime() - now.getTime()) / 1_000);
  if (seconds <= 0) return;
  const waiting = await waitingPhone(db, uid, now);
  const sentence =
    waiting === null || waiting === phone
      ? t(authMessages.codeTooSoon, { seconds })
      : t(authMessages.codeWentElsewhere, { seconds, tail: waiting.slice(-3) });
  throw tooMany(seconds, { phone: [sentence] });
}
