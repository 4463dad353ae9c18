import { invalid, unauthenticated, wrongCode } from '../../../platform/errors';
import { type Client, maskedAddress, type SetCookie } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type Account, findRoles, lockByUid, noteSignIn } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { passSecondStep, sendSignInCode } from '../second-step/second-step';
import { type Credentials, checkPassword } from './check-password';
import { deviceName } from './device-name';
import { countWrong, forgetWrong, type Outcome } from './failure-limits';
import { type Cookies, deviceCookie } from './known-device';
import { noteFailed } from './note-failed';

export interface SecondStep {
  readonly otp_required: boolean;
  readonly channel: 'totp' | 'sms' | null;
}

/** Where an attempt to sign in comes from. */
export interface Visit {
  readonly client: Client;
  readonly cookies: Cookies;
}

/** Checks the password and tells whether a code is due; by SMS it leaves at once. */
export async function preLogin(context: AuthContext, credentials: Credentials, visit: Visit): Promise<SecondStep> {
  const { email } = credentials;
  const account = await countWrong(context, { email, ...visit }, () =>
    noteFailed(context, email, checkPassword(context, credentials)),
  );
  if (account.two_step === 'off') return { otp_required: false, channel: null };
  if (account.two_step === 'sms') await sendSignInCode(context, account, visit.client);
  return { otp_required: true, channel: account.two_step };
}

export interface SignIn extends Credentials {
  readonly otp_code?: string | undefined;
}

export interface SignedIn {
  readonly access_token: string;
  readonly roles: Awaited<ReturnType<typeof findRoles>>;
}

/** Signs in: password, then the second step where there is one (decisions.md section 6). */
export async function login(
  context: AuthContext,
  { otp_code, ...credentials }: SignIn,
  visit: Visit,
): Promise<SignedIn & { readonly cookies: readonly SetCookie[] }> {
  const { email } = credentials;
  const attempt = async () => {
    const checked = await checkPassword(context, credentials);
    return 'wrong' in checked ? checked : finish(context, checked.value, otp_code, visit.client);
  };
  const signedIn = await countWrong(context, { email, ...visit }, () => noteFailed(context, email, attempt()));
  await forgetWrong(context, { email, ...visit });
  return signedIn;
}

function finish(
  context: AuthContext,
  { uid, two_step }: Account,
  code: string | undefined,
  client: Client,
): Promise<Outcome<SignedIn & { readonly cookies: readonly SetCookie[] }>> {
  if (two_step !== 'off' && code === undefined) throw invalid({ otp_code: [t(authMessages.codeNeeded)] });
  return context.db.transaction(async (tx) => {
    const account = await lockByUid(tx, uid);
    if (account === null) throw unauthenticated();
    if (two_step !== 'off' && !(await passSecondStep(tx, context, account, code ?? ''))) {
      return { wrong: wrongCode(t(authMessages.codeWrong)) };
    }
    const now = context.clock.now();
    await noteSignIn(tx, uid, now);
    await context.linkContracts(tx, account, now);
    await auditOwn(tx, context, uid, 'account.signed-in');
    const device = { device: deviceName(client.userAgent), place: maskedAddress(client.address) };
    return {
      value: {
        access_token: await context.sessions.begin(tx, { user_uid: uid, ...device }),
        roles: await findRoles(tx, uid),
        cookies: [deviceCookie(context.keys, account, now)],
      },
    };
  });
}
