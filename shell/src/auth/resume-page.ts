import { forgetServerState, readFailedAgain } from '../loader/server-state';
import { dropPage } from '../navigation/dropped-page';
import { goTo } from '../navigation/navigator';
import { homeOf } from '../session/access';
import { forgetWritten, sessionStore } from '../session/session-store';
import { takeWaitingPage } from '../session/sign-in-over';

/**
 * After somebody signed in, here or in another tab, over a page that waits or in the place of the one whose page it is:
 * for the same person the page goes on where it was; for another one it is left with all that was typed.
 */
export function resumePage(uid: string): void {
  const waiting = takeWaitingPage();
  const session = sessionStore.getState();
  // Whoever was not known is somebody else.
  const isOther = waiting ? waiting.person?.uid !== uid : session.adopted;
  if (isOther) {
    forgetServerState();
    forgetWritten();
    dropPage();
    goTo(homeOf(session), { replace: true, unasked: true });
  } else if (waiting) {
    readFailedAgain();
  }
}
