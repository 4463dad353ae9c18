import { takeOver } from './take-over';

const firstRetryMs = 5_000;

/** An area's failure page (AreaFailure); nobody sees it while the prerendered page stands. */
const failure = '#content [role="alert"] h1';

/** Every public page has its heading: what loads shows none. */
const heading = '#content h1';

/**
 * Watches the live page grow beside the document and puts it in the prerendered page's place in the moment in which it is
 * complete. If its area does not come, the prerendered page stays, and the area is asked for again, ever more seldom.
 */
export function swapWhenReady(still: HTMLElement, live: HTMLElement, retry: () => void): void {
  let pause = firstRetryMs;
  let waiting = false;

  function retryLater(): void {
    if (waiting) {
      return;
    }
    waiting = true;
    setTimeout(() => {
      waiting = false;
      pause *= 2;
      retry();
    }, pause);
  }

  const observer = new MutationObserver(() => {
    if (live.querySelector(failure)) {
      retryLater();
    } else if (live.querySelector(heading)) {
      observer.disconnect();
      takeOver(still, live);
    }
  });
  observer.observe(live, { childList: true, subtree: true });
}
