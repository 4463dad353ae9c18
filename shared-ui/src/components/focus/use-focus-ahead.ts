import { type RefObject, useLayoutEffect, useRef } from 'react';
import { headingNear, headingsAhead, pathTo, readyForFocus } from './heading-near';
import { isFocusLost } from './is-focus-lost';

/** What comes may be a skeleton first, whose heading gives way to that of the whole page: it hands the focus on. */
function takeUntilReplaced(heading: HTMLElement): void {
  const path = pathTo(heading);
  heading.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (heading === document.activeElement) return;
    observer.disconnect();
    if (isFocusLost()) headingNear(path)?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * For a button that goes while something else comes in its place: the focus that it had passes to the last heading ahead
 * of it that is left, so that the next key leads to what has come.
 * @returns the button's ref
 */
export function useFocusAhead<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(
    () => () => {
      const button = place.current;
      if (button === null || button !== document.activeElement) return;
      const ahead = headingsAhead(button).reverse();
      const path = pathTo(button);
      // It goes only after this, and what came in its place stands by then.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        const left = ahead.find((heading) => heading.isConnected);
        const heading = left ? readyForFocus(left) : headingNear(path);
        if (heading) takeUntilReplaced(heading);
      });
    },
    [],
  );
  return place;
}
