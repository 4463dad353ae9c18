import { sessionStore } from '../session/session-store';
import { notify } from './notice-store';

/** Warns that the session is over, until somebody has signed in: over a page that waits, all that was shown stays. */
export function notifyUntilSignedIn(text: string): void {
  const close = notify({ text, type: 'warning' });
  const stop = sessionStore.subscribe(({ authenticated }) => {
    if (!authenticated) return;
    stop();
    close();
  });
}
