import type { PasskeyProof } from 'shared-api/entities';
import type { Account as Caller } from '../../../platform/auth';
import { invalid, wrongCode } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { findByUid } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { lockOwn } from '../own-account';
import { provePasskey } from '../passkeys/prove-passkey';
import { expectOwnPassword } from '../passwords/own-password';
import { countWrongProof } from '../sign-in/failure-limits';
import { passSecondStep, sendSignInCode } from './second-step';
import { noteSpareCodeUsed } from './spare-codes';

interface Proof {
  readonly password?: string | undefined;
  readonly otp_code?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
}

/**
 * The person behind a session proves to be the account's owner, by the password, a code of their second step (or a spare
 * one) or a passkey: for 10 minutes the session may then do what a session alone may not.
 * @throws Refusal on `password`, `otp_code` or `passkey`
 */
export async function confirmIdentity(
  context: AuthContext,
  { uid, session_id }: Caller,
  { password, otp_code, passkey }: Proof,
): Promise<void> {
  if (passkey !== undefined) await expectPasskey(context, uid, passkey);
  else if (otp_code !== undefined) await expectCode(context, uid, otp_code);
  else if (password !== undefined) await expectOwnPassword(context, { uid, password, field: 'password' });
  else throw invalid({ password: [t(authMessages.proofNeeded)] });
  await context.db.lastTransaction(async (tx) => {
    await context.sessions.noteProof(tx, session_id);
    await auditOwn(tx, context, uid, 'account.identity-confirmed');
  });
}

/**
 * Sends the code by SMS that proves the person behind a session, where that is their second step.
 * @throws Refusal on `otp_code` where there is no such step, `too_many_requests`
 */
export async function sendIdentityCode(context: AuthContext, { uid }: Caller, client: Client): Promise<void> {
  const account = await findByUid(context.db.read, uid);
  if (account?.two_step !== 'sms') throw invalid({ otp_code: [t(authMessages.noSmsStep)] });
  await sendSignInCode(context, account, client);
}

async function expectPasskey(context: AuthContext, uid: string, proof: PasskeyProof): Promise<void> {
  if ((await provePasskey(context, proof)) !== uid) throw invalid({ passkey: [t(authMessages.passkeyWrong)] });
}

function expectCode(context: AuthContext, uid: string, code: string): Promise<void> {
  return countWrongProof(context, { uid, field: 'otp_code' }, () =>
    context.db.transaction(async (tx) => {
      const account = await lockOwn(tx, uid);
      const right = account.two_step !== 'off' && (await passSecondStep(tx, context, account, code));
      if (!right) return { wrong: wrongCode(t(authMessages.codeWrong)) };
      await noteSpareCodeUsed(tx, context, account, code);
      return { value: undefined };
    }),
  );
}
