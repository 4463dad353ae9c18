import { type RefObject, useLayoutEffect, useRef } from 'react';
import { headingNear, headingsAhead, pathTo, readyForFocus } from './heading-near';
import { isFocusLost } from './is-focus-lost';

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
        (left ? readyForFocus(left) : headingNear(path))?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return place;
}
