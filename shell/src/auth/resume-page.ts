import { closeDialog } from '../dialog/dialog-store';
import { forgetServerState, readFailedAgain } from '../loader/server-state';
import { dropPage } from '../navigation/dropped-page';
import { stay } from '../navigation/leave-page';
import { goTo } from '../navigation/navigator';
import { closePalette } from '../palette/palette-store';
import { homeOf } from '../session/access';
import { forgetWritten, sessionStore } from '../session/session-store';
import { takeWaitingPage } from '../session/sign-in-over';
import { answerIdentity } from './prove-identity';

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
    // What stands over the page goes with it: a question, and the call that waits for its answer, are not the other's.
    answerIdentity(false);
    closeDialog();
    closePalette();
    stay();
    dropPage();
    goTo(homeOf(session), { replace: true, unasked: true });
  } else if (waiting) {
    readFailedAgain();
  }
}
