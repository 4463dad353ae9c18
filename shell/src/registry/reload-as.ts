import { giveUpInput } from '../auth/unsaved-input';

/**
 * Loads the page anew, under an address of the same place. What it holds is lost: who calls has asked before
 * (`askToLeave`), so that the browser does not.
 */
export function reloadAs(address: string): void {
  giveUpInput();
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
}
