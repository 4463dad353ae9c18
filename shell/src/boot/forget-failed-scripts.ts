/**
 * Takes a script that did not load out of the page. Whoever loads a script waits for a script tag that it finds with
 * the address it wants; one that has already failed would never answer.
 */
export function forgetFailedScripts(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) {
        target.remove();
      }
    },
    true,
  );
}
