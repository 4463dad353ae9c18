import type { Account as Caller } from '../../../platform/auth';
import { invalid, unauthenticated, wrongCode } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { lockByUid } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { expectOwnPassword } from '../passwords/own-password';
import { countWrongProof } from '../sign-in/failure-limits';
import { passSecondStep } from './second-step';

interface Proof {
  readonly password?: string | undefined;
  readonly otp_code?: string | undefined;
}

/**
 * The person behind a session proves to be the account's owner, by the password or by a code of the authenticator app
 * (or a spare one): for 10 minutes the session may then do what a session alone may not.
 * @throws Refusal on `password` or `otp_code`
 */
export async function confirmIdentity(
  context: AuthContext,
  { uid, session_id }: Caller,
  { password, otp_code }: Proof,
): Promise<void> {
  if (otp_code !== undefined) await expectCode(context, uid, otp_code);
  else if (password !== undefined) await expectOwnPassword(context, { uid, password, field: 'password' });
  else throw invalid({ password: [t(authMessages.proofNeeded)] });
  await context.db.transaction(async (tx) => {
    await context.sessions.noteProof(tx, session_id);
    await auditOwn(tx, context, uid, 'account.identity-confirmed');
  });
}

function expectCode(context: AuthContext, uid: string, code: string): Promise<void> {
  return countWrongProof(context, { uid, field: 'otp_code' }, () =>
    context.db.transaction(async (tx) => {
      const account = await lockByUid(tx, uid);
      if (account === null) throw unauthenticated();
      const right = account.two_step === 'totp' && (await passSecondStep(tx, context, account, code));
      return right ? { value: undefined } : { wrong: wrongCode(t(authMessages.codeWrong)) };
    }),
  );
}
