import { whileLeaving } from '../api/page-leave';

/**
 * Takes a script that did not load out of the page. Whoever loads a script waits for a script tag that it finds with
 * the address it wants; one that has already failed would never answer. What did not come because the page leaves is
 * told to whoever waits for it only if the page stays.
 */
export function forgetFailedScripts(): void {
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const stays = whileLeaving();
      if (stays && target instanceof Element) {
        event.stopImmediatePropagation();
        void stays.then(() => target.dispatchEvent(new Event('error')));
      } else if (target instanceof HTMLScriptElement) {
        target.remove();
      }
    },
    true,
  );
}
