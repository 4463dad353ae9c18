import { ConnectionError, isApiError } from 'shared-api/errors';
import { currentPage } from '../api/current-page';
import { reportError } from '../api/report-error';
import { noticeStore, notify } from '../notifications/notice-store';

/** The same error is reported once in this time. */
const repeatMs = 10_000;

/** What comes sooner than a person presses again, as from a timer or the pointer's way, is the same fault still. */
const pressMs = 1_000;

/**
 * Reports what no boundary catches: errors in handlers and in promises that nobody waits for. The page stands as it
 * was, so the person is told that what they just did may not have happened, unless that stands on the page already.
 * @param sentence says so
 */
export function followUncaughtErrors(sentence: () => string): void {
  /** When each error of now came last. */
  const recent = new Map<string, number>();

  window.addEventListener('error', ({ error }) => {
    if (error) take(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => take(reason));

  function take(error: unknown): void {
    const name = String(error);
    const before = recent.get(name) ?? 0;
    const now = Date.now();
    recent.set(name, now);
    if (before === 0) {
      setTimeout(() => recent.delete(name), repeatMs);
      reportError({ error, area: currentPage().area });
    }
    if (now - before >= pressMs && !isAlreadyTold(error)) tell();
  }

  function tell(): void {
    const text = sentence();
    if (!noticeStore.getState().shown.some((notice) => notice.text === text)) notify({ text, type: 'warning' });
  }
}

/** The client says itself why a call failed; one that was given up is no failure. */
function isAlreadyTold(error: unknown): boolean {
  return (
    isApiError(error) || error instanceof ConnectionError || (error instanceof Error && error.name === 'AbortError')
  );
}
