import { ConnectionError, isApiError } from 'shared-api/errors';
import { currentPage } from '../api/current-page';
import { reportError } from '../api/report-error';

/** What a timer or the pointer's way breaks comes again and again: the same error counts once in this time. */
const repeatMs = 10_000;

/**
 * Reports what no boundary catches: errors in handlers and in promises that nobody waits for. The page stands as it
 * was, so the person is told that what they just did may not have happened.
 * @param tell says so
 */
export function followUncaughtErrors(tell: () => void): void {
  const recent = new Set<string>();

  window.addEventListener('error', ({ error }) => {
    if (error) take(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => take(reason));

  function take(error: unknown): void {
    const text = String(error);
    if (recent.has(text)) return;
    recent.add(text);
    setTimeout(() => recent.delete(text), repeatMs);
    reportError({ error, area: currentPage().area });
    if (!isAlreadyTold(error)) tell();
  }
}

/** The client says itself why a call failed; one that was given up is no failure. */
function isAlreadyTold(error: unknown): boolean {
  return (
    isApiError(error) || error instanceof ConnectionError || (error instanceof Error && error.name === 'AbortError')
  );
}
