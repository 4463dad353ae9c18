import { account, accountLinks, auth, passkeys } from 'shared-api/contracts';
import { bearerToken, type Implementation, implement } from '../../platform/http';
import { type Text, t } from '../../platform/i18n';
import { authMessages } from './auth.messages';
import type { AuthService } from './auth.service';
import { said } from './said';
import type { SignedIn } from './sign-in/sign-in';

export function authRoutes(service: AuthService): readonly Implementation[] {
  return [
    implement(auth.preLogin, async ({ body, client, cookies }) => ({
      status: 200,
      body: { data: await service.preLogin(body, { client, cookies }) },
    })),
    implement(auth.login, async ({ body, client, cookies }) => {
      const { cookies: set, ...signedIn } = await service.login(body, { client, cookies });
      return { ...session(signedIn, authMessages.signedIn), cookies: set };
    }),
    implement(passkeys.signIn, async ({ body, client }) => {
      const { cookies, ...signedIn } = await service.signInWithPasskey(body, client);
      return { ...session(signedIn, authMessages.signedIn), cookies };
    }),
    implement(auth.logout, async ({ header }) => {
      const cookies = await service.logout(bearerToken(header('authorization')));
      return { ...said(authMessages.signedOut), cookies };
    }),
    implement(auth.forgotPassword, async ({ body }) => {
      service.forgotPassword(body.email);
      return said(authMessages.resetSent);
    }),
    implement(auth.resetPassword, async ({ body }) => {
      const cookies = await service.resetPassword(body.token, body.password);
      return { ...said(authMessages.passwordSaved), cookies };
    }),
    implement(accountLinks.check, async ({ body }) => ({
      status: 200,
      body: { data: { usable: await service.isLinkUsable(body.token) } },
    })),
    implement(auth.reactivateRequest, async ({ body }) => {
      service.requestReactivation(body.email);
      return said(authMessages.reactivationAsked);
    }),
    implement(account.refreshToken, async ({ caller }) => {
      const { cookies, ...renewed } = await service.renew(caller);
      return { ...session(renewed, authMessages.renewed), cookies };
    }),
    implement(account.listSessions, async ({ caller }) => ({
      status: 200,
      body: { data: await service.listSessions(caller) },
    })),
    implement(account.endSession, async ({ caller, params }) => {
      await service.endSession(caller, params.id);
      return { status: 204 };
    }),
    implement(account.changePassword, async ({ caller, body }) => {
      const { current_password: current, password } = body;
      const change = { uid: caller.uid, sessionId: caller.session_id, current, password };
      const cookies = await service.changePassword(change);
      return { ...said(authMessages.passwordChanged), cookies };
    }),
  ];
}

function session({ access_token, roles }: SignedIn, text: Text) {
  return { status: 200 as const, body: { access_token, roles: [...roles], message: t(text) } };
}
