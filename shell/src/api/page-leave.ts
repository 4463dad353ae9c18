/** A page that is still there so long after it began to leave has stayed, in milliseconds. */
const doubtMs = 10_000;

let leaving: Promise<void> | null = null;
let stays = () => {};

/**
 * Notes when the page begins to leave. Firefox then breaks off all that the page waits for, long before the next page is
 * there: that is no failure which anybody should see or hear of.
 */
export function noteLeaving(): void {
  let doubt: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('beforeunload', () => {
    leaving ??= new Promise((resolve) => {
      stays = () => {
        leaving = null;
        resolve();
      };
    });
    clearTimeout(doubt);
    doubt = setTimeout(stays, doubtMs);
  });
  // Somebody came back to it.
  window.addEventListener('pageshow', () => stays());
}

/**
 * While the page leaves, a promise that is kept if it stays after all, as after a download; else null.
 * @param signal of what waits: nobody waits any more for what was aborted
 */
export function whileLeaving(signal?: AbortSignal): Promise<void> | null {
  return signal?.aborted ? null : leaving;
}
