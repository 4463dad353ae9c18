import { currentAddress, goTo } from '../navigation/navigator';
import { lastPerson } from '../session/account-store';
import { signInPath } from '../session/next-address';
import { clearSession, sessionStore } from '../session/session-store';
import { openSignInOver } from '../session/sign-in-over';
import { hasUnsavedInput } from '../session/unsaved-input';

interface Ending {
  /** Does the page that is open need a sign-in? */
  readonly isProtected: () => boolean;
  /** Shows a message where the sign-in page does not. */
  readonly show: (message: string) => void;
}

/**
 * A session that the server no longer knows (401) or that ended in another tab. Over unsaved input sign-in opens as a
 * dialog; a page that needs a sign-in leads to `/login` and back; any other page just goes on signed out.
 */
export function endSession(message: string | null, { isProtected, show }: Ending): void {
  const { authenticated, roles, signInMessage } = sessionStore.getState();
  // Of several calls that are refused at once the first one has said it and led away.
  if (message !== null && !authenticated && signInMessage !== null) return;
  const waits = hasUnsavedInput();
  const leave = isProtected() && !waits;
  clearSession(leave ? message : null, waits);
  if (leave) {
    goTo(signInPath(currentAddress()), { replace: true });
    return;
  }
  if (message !== null) {
    show(message);
  }
  if (waits) {
    openSignInOver(lastPerson(), roles);
  }
}
