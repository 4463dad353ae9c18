/** The longest delay in a browser that is never idle, in milliseconds. */
const patienceMs = 2_000;

/** The delay in a browser without `requestIdleCallback` (Safari), in milliseconds. */
const restMs = 200;

/** Runs something when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, { timeout: patienceMs });
  } else {
    setTimeout(run, restMs);
  }
}
