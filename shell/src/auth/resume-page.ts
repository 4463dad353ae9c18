import { forgetServerState, readFailedAgain } from '../loader/server-state';
import { goTo } from '../navigation/navigator';
import { homeOf } from '../session/access';
import { forgetWritten, sessionStore } from '../session/session-store';
import { takeWaitingPage } from '../session/sign-in-over';

/**
 * After a session ended over unsaved input and somebody signed in, here or in another tab: for the same person the
 * page goes on where it was; for another one it is left with all that was typed.
 */
export function resumePage(signedInAs: string): void {
  const waiting = takeWaitingPage();
  if (waiting === null) return;
  if (waiting.email === null || waiting.email.toLowerCase() === signedInAs.trim().toLowerCase()) {
    readFailedAgain();
    return;
  }
  forgetServerState();
  forgetWritten();
  goTo(homeOf(sessionStore.getState()), { replace: true, unasked: true });
}
