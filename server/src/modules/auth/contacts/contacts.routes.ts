import { account, accountContacts, accountSmsStep, accountSpareCodes, auth } from 'shared-api/contracts';
import type { User } from 'shared-api/entities';
import { type Implementation, implement } from '../../../platform/http';
import { type Text, t } from '../../../platform/i18n';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { said } from '../said';
import { confirmIdentity, sendIdentityCode } from '../second-step/confirm-identity';
import { confirmSms, setUpSms } from '../second-step/set-up-sms';
import { confirmTotp, removeTotp, setUpTotp } from '../second-step/set-up-totp';
import { renewOwnSpareCodes } from '../second-step/spare-codes';
import { changeEmail, confirmEmail, undoEmailChange } from './change-email';
import { changePhone, confirmPhone } from './change-phone';

/**
 * What an account proves itself with.
 * @param readUser the account as its owner reads it
 */
export function contactsRoutes(
  context: AuthContext,
  readUser: (uid: string) => Promise<User>,
): readonly Implementation[] {
  const changed = async (uid: string, text: Text) => ({
    status: 202 as const,
    body: { data: await readUser(uid), message: t(text) },
  });
  return [
    implement(accountContacts.changeEmail, async ({ caller, body }) => {
      await changeEmail(context, caller.uid, body.email);
      return said(authMessages.emailLinkSent);
    }),
    implement(accountContacts.confirmEmail, async ({ caller, body }) => {
      await confirmEmail(context, { uid: caller.uid, sessionId: caller.session_id, token: body.token });
      return changed(caller.uid, authMessages.emailSaved);
    }),
    implement(auth.undoEmailChange, async ({ body }) => {
      await undoEmailChange(context, body.token);
      return said(authMessages.emailRestored);
    }),
    implement(account.confirmIdentity, async ({ caller, body }) => {
      await confirmIdentity(context, caller, body);
      return said(authMessages.identityConfirmed);
    }),
    implement(account.sendIdentityCode, async ({ caller, client }) => {
      await sendIdentityCode(context, caller, client);
      return said(authMessages.identityCodeSent);
    }),
    implement(accountContacts.changePhone, async ({ caller, body, client }) => {
      await changePhone(context, { uid: caller.uid, phone: body.phone, client });
      return said(authMessages.phoneCodeSent);
    }),
    implement(accountContacts.confirmPhone, async ({ caller, body }) => {
      await confirmPhone(context, { uid: caller.uid, code: body.otp_code });
      return changed(caller.uid, authMessages.phoneSaved);
    }),
    implement(accountContacts.setUpTotp, async ({ caller }) => ({
      status: 200,
      body: { data: await setUpTotp(context, caller.uid) },
    })),
    implement(accountContacts.confirmTotp, async ({ caller, body }) => {
      const proof = { uid: caller.uid, sessionId: caller.session_id, code: body.otp_code };
      const spare_codes = [...(await confirmTotp(context, proof))];
      return { status: 202, body: { data: { spare_codes }, message: t(authMessages.totpOn) } };
    }),
    implement(accountSmsStep.setUp, async ({ caller, client }) => {
      await setUpSms(context, caller.uid, client);
      return said(authMessages.identityCodeSent);
    }),
    implement(accountSmsStep.confirm, async ({ caller, body }) => {
      const proof = { uid: caller.uid, sessionId: caller.session_id, code: body.otp_code };
      const spare_codes = [...(await confirmSms(context, proof))];
      return { status: 202, body: { data: { spare_codes }, message: t(authMessages.smsStepOn) } };
    }),
    implement(accountSpareCodes.renew, async ({ caller, body }) => {
      const spare_codes = [...(await renewOwnSpareCodes(context, { uid: caller.uid, code: body.otp_code }))];
      return { status: 202, body: { data: { spare_codes }, message: t(authMessages.spareCodesRenewed) } };
    }),
    implement(accountContacts.removeTotp, async ({ caller, body }) => {
      await removeTotp(context, { uid: caller.uid, sessionId: caller.session_id, code: body.otp_code });
      return { status: 204 };
    }),
  ];
}
