import type { ApiClient } from 'shared-api/client';
import { isStaff, type Role } from 'shared-api/domain';
import type { SessionService, SessionState } from 'shared-api/host';
import { withDeadline } from '../registry/with-deadline';
import { refreshAccount } from '../session/account-store';
import { rememberEmail } from '../session/last-email';
import { leaveSession, openSession, sessionStore } from '../session/session-store';
import { takeWaitingPage } from '../session/sign-in-over';
import { chosenStore } from '../store/chosen-store';

/** Whoever leaves a computer to somebody else does not wait for a line that hangs. */
const signOutPatienceMs = 4_000;

let shown: SessionState = { authenticated: false, roles: [], ends: 0 };

/** The same object as long as nothing of it changed, as React's stores want it. */
function snapshot(): SessionState {
  const { authenticated, roles, ends } = sessionStore.getState();
  if (shown.authenticated !== authenticated || shown.ends !== ends || shown.roles.join() !== roles.join()) {
    shown = { authenticated, roles, ends };
  }
  return shown;
}

/** What every way of signing in answers. */
export interface Begun {
  readonly access_token: string;
  readonly roles: readonly Role[];
}

/** A server's yes to a sign-in, however it was asked for. */
export function beginSession({ access_token, roles }: Begun): void {
  // The dealer of a visitor's funnel is no choice of a manager's.
  if (isStaff(roles)) chosenStore.set(null);
  openSession(access_token, roles);
}

/** The sign-in as areas see it. */
export function createSessionService(api: ApiClient): SessionService {
  return {
    get: snapshot,
    subscribe: (listener) => sessionStore.subscribe(listener),
    refreshAccount,
    async preSignIn({ email, password }) {
      rememberEmail(email);
      const { data } = await api.auth.preLogin({ body: { email, password } }, { quiet: true });
      return data;
    },
    async signIn({ email, password, otp_code, passkey }) {
      rememberEmail(email);
      const body = { email, password, ...(otp_code ? { otp_code } : {}), ...(passkey ? { passkey } : {}) };
      beginSession(await api.auth.login({ body }, { quiet: true }));
    },
    async signOut() {
      const asking = new AbortController();
      try {
        await withDeadline(api.auth.logout(undefined, { signal: asking.signal }), signOutPatienceMs);
      } finally {
        // By the time that a line that hangs gives up, somebody else may sit there: they are told nothing of it.
        asking.abort();
        leaveSession();
        takeWaitingPage();
      }
    },
  };
}
