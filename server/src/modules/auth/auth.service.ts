import type { PasskeyProof, SignInSession } from 'shared-api/entities';
import type { Account as Caller } from '../../platform/auth';
import { notFound, unauthenticated } from '../../platform/errors';
import type { Client, SetCookie } from '../../platform/http';
import { writePersonCookie } from '../../platform/web';
import { findByUid, findRoles } from '../users';
import { auditOwn } from './audit-own';
import type { AuthContext } from './auth.context';
import { tellSessionReused } from './contacts/account-emails';
import { changePassword, type PasswordChange, resetPassword } from './passwords/choose-password';
import { isLinkUsable } from './recovery/account-tokens.repository';
import { forgotPassword, requestReactivation } from './recovery/forgot-password';
import { listSessions, ownsSession } from './session-list/session-list.repository';
import type { Credentials } from './sign-in/check-password';
import {
  login,
  preLogin,
  type SecondStep,
  type SignedIn,
  type SignIn,
  signInWithPasskey,
  type Visit,
} from './sign-in/sign-in';

export interface AuthService {
  preLogin(credentials: Credentials, visit: Visit): Promise<SecondStep>;
  login(signIn: SignIn, visit: Visit): Promise<SignedIn & { readonly cookies: readonly SetCookie[] }>;
  signInWithPasskey(
    proof: PasskeyProof,
    client: Client,
  ): Promise<SignedIn & { readonly cookies: readonly SetCookie[] }>;
  /** Ends the session of a token, a disabled account's too; one that is over already is none. */
  logout(token: string | undefined): Promise<readonly SetCookie[]>;
  /** A new token of the same sign-in; the one before lasts 10 s more. */
  renew(caller: Caller): Promise<SignedIn & { readonly cookies: readonly SetCookie[] }>;
  /** Answers at once: neither its time nor its answer tells whether the address has an account. */
  forgotPassword(email: string): void;
  /** The browser that chose the new password is known to the account from then on. */
  resetPassword(token: string, password: string): Promise<readonly SetCookie[]>;
  /** Whether the link of an e-mail still counts; asking uses nothing up. */
  isLinkUsable(token: string): Promise<boolean>;
  /** The browser that changes it stays known to the account. */
  changePassword(change: PasswordChange): Promise<readonly SetCookie[]>;
  /** Answers at once, as above. */
  requestReactivation(email: string): void;
  listSessions(caller: Caller): Promise<SignInSession[]>;
  /** Ends one of the caller's own sign-ins. @throws Refusal `not_found` */
  endSession(caller: Caller, id: string): Promise<void>;
}

export function createAuthService(context: AuthContext): AuthService {
  const { db, sessions, afterwards } = context;
  sessions.onReuse(async (tx, { user_uid }) => {
    const account = await findByUid(tx, user_uid);
    if (account === null) return;
    await tellSessionReused(tx, context, account);
    await auditOwn(tx, context, user_uid, 'account.session-reused');
  });
  return {
    preLogin: (credentials, visit) => preLogin(context, credentials, visit),
    login: (signIn, visit) => login(context, signIn, visit),
    signInWithPasskey: (proof, client) => signInWithPasskey(context, proof, client),
    async logout(token) {
      const session = token === undefined ? null : await sessions.find(token);
      if (session !== null) await db.lastTransaction((tx) => sessions.end(tx, session.session_id));
      return [writePersonCookie(context.keys, null)];
    },
    renew: (caller) =>
      db.lastTransaction(async (tx) => {
        const token = await sessions.renew(tx, caller.session_id);
        if (token === null) throw unauthenticated();
        return {
          access_token: token,
          roles: await findRoles(tx, caller.uid),
          cookies: [writePersonCookie(context.keys, caller.uid)],
        };
      }),
    forgotPassword: (email) => afterwards.begin('forgotten password', () => forgotPassword(context, email)),
    resetPassword: (token, password) => resetPassword(context, token, password),
    isLinkUsable: (token) => isLinkUsable(db.read, token, context.clock.now()),
    changePassword: (change) => changePassword(context, change),
    requestReactivation: (email) => afterwards.begin('reactivation', () => requestReactivation(context, email)),
    listSessions: (caller) => listSessions(db.read, caller, context.clock.now()),
    endSession: (caller, id) =>
      db.lastTransaction(async (tx) => {
        if (!(await ownsSession(tx, caller.uid, id))) throw notFound();
        await sessions.end(tx, id);
      }),
  };
}
