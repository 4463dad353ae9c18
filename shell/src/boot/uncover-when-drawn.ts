/** What stands where a script is on its way (AreaPlaceholder, and a page of `lazyPage`). */
const placeholder = '[data-placeholder]';

/**
 * Takes the skeleton that the server laid over the window away, in the moment in which the page under it is drawn: its
 * frame is there, and nothing of it on its way any more.
 */
export function uncoverWhenDrawn(skeleton: HTMLElement, live: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (live.firstChild && !live.querySelector(placeholder)) {
      observer.disconnect();
      skeleton.remove();
    }
  });
  observer.observe(live, { childList: true, subtree: true });
}
