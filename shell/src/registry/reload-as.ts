import { giveUpInput } from '../session/unsaved-input';

/**
 * Reloads the document under another address of the same page. Unsaved input is lost without the browser's own
 * question: the caller has asked before (`askToLeave`).
 */
export function reloadAs(address: string): void {
  giveUpInput();
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
}
