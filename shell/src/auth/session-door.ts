import type { ApiClient } from 'shared-api/client';
import { isStaff } from 'shared-api/domain';
import type { SessionDoor, SessionState } from 'shared-api/host';
import { chosenStore } from '../store/chosen-store';
import { refreshAccount } from './account-store';
import { rememberEmail } from './last-email';
import { clearSession, openSession, sessionStore } from './session-store';

let shown: SessionState = { authenticated: false, roles: [] };

/** The same object as long as nothing of it changed, as React's stores want it. */
function snapshot(): SessionState {
  const { authenticated, roles } = sessionStore.getState();
  if (shown.authenticated !== authenticated || shown.roles.join() !== roles.join()) {
    shown = { authenticated, roles };
  }
  return shown;
}

/** The sign-in as areas see it. */
export function createSessionDoor(api: ApiClient): SessionDoor {
  return {
    get: snapshot,
    subscribe: (listener) => sessionStore.subscribe(listener),
    refreshAccount,
    async preSignIn({ email, password }) {
      rememberEmail(email);
      const { data } = await api.auth.preLogin({ body: { email, password } }, { quiet: true });
      return data;
    },
    async signIn({ email, password, otp_code }) {
      rememberEmail(email);
      const body = { email, password, ...(otp_code ? { otp_code } : {}) };
      const { access_token, roles } = await api.auth.login({ body }, { quiet: true });
      // The dealer of a visitor's funnel is no choice of a manager's.
      if (isStaff(roles)) chosenStore.set(null);
      openSession(access_token, roles);
    },
    async signOut() {
      try {
        await api.auth.logout();
      } finally {
        clearSession();
      }
    },
  };
}
