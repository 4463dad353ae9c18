import { noteRunScripts } from '../loader/run-scripts';
import { installDevtoolsHook } from './devtools-hook';
import { installTrustedTypes } from './trusted-types';

installTrustedTypes();
if (__DEVELOPMENT__) {
  installDevtoolsHook();
}
forgetFailedScripts();
noteRunScripts();

/**
 * Takes a script that did not load out of the page. Whoever loads a script waits for a script tag that it finds with
 * the address it wants; one that has already failed would never answer.
 */
function forgetFailedScripts(): void {
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
