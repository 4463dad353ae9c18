import type { RefusedCall } from '../api/status-actions';
import { currentAddress, goTo } from '../navigation/navigator';
import { lastPerson } from '../session/account-store';
import { signInPath } from '../session/next-address';
import { adoptStored, clearSession, sessionStore } from '../session/session-store';
import { openSignInOver } from '../session/sign-in-over';
import { hasUnsavedInput } from '../session/unsaved-input';

interface Ending {
  /** Does the page that is open need a sign-in? */
  readonly isProtected: () => boolean;
  /** Shows a message where the sign-in page does not. */
  readonly show: (message: string) => void;
}

/**
 * A call was refused (401): the session that it was sent under is over, once. A late answer says nothing of a session
 * that was begun or renewed meanwhile.
 */
export function endRefusedSession(message: string, { token, background }: RefusedCall, ending: Ending): void {
  adoptStored();
  const { token: present, signInMessage, signedOut } = sessionStore.getState();
  if (token !== present) return;
  // Nobody is signed in, as the person knows: only what they do themselves asks for a sign-in again.
  if (token === null && (background || signInMessage !== null || signedOut)) return;
  endSession(message, ending);
}

/**
 * A session that the server no longer knows or that ended in another tab. Over unsaved input sign-in opens as a
 * dialog; a page that needs a sign-in leads to `/login` and back; any other page just goes on signed out.
 */
export function endSession(message: string | null, { isProtected, show }: Ending): void {
  const { roles } = sessionStore.getState();
  const waits = hasUnsavedInput();
  const leave = isProtected() && !waits;
  clearSession(leave ? message : null, waits);
  if (leave) {
    goTo(signInPath(currentAddress()), { replace: true });
    return;
  }
  const told = waits && openSignInOver(lastPerson(), roles);
  if (message !== null && !told) {
    show(message);
  }
}
