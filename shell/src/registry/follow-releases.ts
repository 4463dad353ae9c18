import { askRegistry, sinceAsked } from './ask-registry';
import { prepareLink } from './prepare-link';

/** The interval at which a visible page asks for new releases. A page that becomes visible again asks at once. */
const newsMs = 5 * 60_000;
const lookEveryMs = 60_000;

const signs = ['pointerover', 'focusin', 'touchstart'] as const;
let following = false;

// What cannot be asked or fetched ahead is asked for when it is needed.
const forget = () => {};

/** Asks by a timer, since a person who stays in one area all day never enters another and would miss a new shell. */
function lookForNews(): void {
  if (document.visibilityState === 'visible' && sinceAsked() > newsMs) askRegistry().catch(forget);
}

/**
 * Preloads the areas whose links the person points at or focuses, and asks for new releases while the page is visible.
 * @param target the element that they interacted with first
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
