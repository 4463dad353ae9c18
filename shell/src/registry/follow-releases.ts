import { askRegistry, sinceAsked } from './ask-registry';
import { prepareLink } from './prepare-link';

/** Who has a page before them is told of a release after this long at the latest, and who comes back to one at once. */
const newsMs = 5 * 60_000;
const lookEveryMs = 60_000;

const signs = ['pointerover', 'focusin', 'touchstart'] as const;
let following = false;

// What cannot be asked or fetched ahead is asked for when it is needed.
const forget = () => {};

/** Who works in one area all day turns to no other, and would never hear of a new shell. */
function lookForNews(): void {
  if (document.visibilityState === 'visible' && sinceAsked() > newsMs) askRegistry().catch(forget);
}

/**
 * Prepares the areas that somebody is about to enter, and looks for new versions while the page is seen.
 * @param target what they have turned to already
 */
export function followReleases(target: EventTarget | null): void {
  prepareLink(target).catch(forget);
  if (following) return;
  following = true;
  for (const sign of signs) {
    addEventListener(sign, (event) => prepareLink(event.target).catch(forget), { passive: true });
  }
  document.addEventListener('visibilitychange', lookForNews);
  setInterval(lookForNews, lookEveryMs);
}
