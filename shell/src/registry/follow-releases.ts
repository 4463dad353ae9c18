import { askRegistry, sinceAsked } from './ask-registry';
import { prepareLink } from './prepare-link';

/** Who comes back to a tab after this long is told of what was released meanwhile. */
const awayMs = 5 * 60_000;

const signs = ['pointerover', 'focusin', 'touchstart'] as const;
let following = false;

// What cannot be asked or fetched ahead is asked for when it is needed.
const forget = () => {};

/**
 * Prepares the areas that somebody is about to enter, and looks for new versions when they come back to the tab.
 * @param target what they have turned to already
 */
export function followReleases(target: EventTarget | null): void {
  prepareLink(target).catch(forget);
  if (following) return;
  following = true;
  for (const sign of signs) {
    addEventListener(sign, (event) => prepareLink(event.target).catch(forget), { passive: true });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && sinceAsked() > awayMs) askRegistry().catch(forget);
  });
}
