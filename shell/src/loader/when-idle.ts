/** So long may a browser that is never idle keep something waiting, in milliseconds. */
const patienceMs = 2_000;

/** A browser without `requestIdleCallback` (Safari) is given this long, in milliseconds. */
const restMs = 200;

/** Runs something once nobody waits for an answer of the page. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, { timeout: patienceMs });
  } else {
    setTimeout(run, restMs);
  }
}
