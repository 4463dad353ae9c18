import { invalid } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type Account, expectVerifiedPhone, updateAccount } from '../../users';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { findOwn } from '../own-account';
import { noteTwoStep } from './note-two-step';
import { proveStep, type StepProof, wrongStep } from './prove-step';
import { passSecondStep, sendSignInCode } from './second-step';
import { renewSpareCodes } from './spare-codes.repository';

/**
 * Sends a code as a sign-in will: it proves that one arrives before the account depends on it. The phone was verified
 * once, maybe long ago.
 * @throws Refusal on `two_step`, `too_many_requests`
 */
export async function setUpSms(context: AuthContext, uid: string, client: Client): Promise<void> {
  const account = await findOwn(context.db.read, uid);
  expectPossible(account);
  await sendSignInCode(context, account, client);
}

/**
 * Switches the second step by SMS on with the code that arrived. Other sessions, begun without it, end.
 * @returns the ten spare codes, shown this once
 * @throws Refusal `otp_invalid`
 */
export function confirmSms(context: AuthContext, { uid, sessionId, code }: StepProof): Promise<readonly string[]> {
  return proveStep(context, uid, async (tx, account) => {
    expectPossible(account);
    if (!(await passSecondStep(tx, context, { ...account, two_step: 'sms' }, code))) return wrongStep();
    const now = context.clock.now();
    await noteTwoStep(tx, context, await updateAccount(tx, account, { two_step: 'sms' }, now), sessionId);
    return { value: await renewSpareCodes(tx, context.keys, uid, now) };
  });
}

/** An app is taken away by its own code, not by a weaker step in its place. */
function expectPossible(account: Account): void {
  if (account.two_step === 'totp') throw invalid({ two_step: [t(authMessages.totpConnected)] });
  expectVerifiedPhone(account);
}
