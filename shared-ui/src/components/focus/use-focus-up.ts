import { type RefObject, useLayoutEffect, useRef } from 'react';
import { headingNear, pathTo } from './heading-near';
import { isFocusLost } from './is-focus-lost';

/**
 * For a button whose work may take it away together with the row that it stands in: the focus that it had passes to the
 * heading of what is left of the panel or the page.
 * @returns the button's ref
 */
export function useFocusUp<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(
    () => () => {
      const button = place.current;
      if (button === null || button !== document.activeElement) return;
      const path = pathTo(button);
      // It goes only after this, and what came in its place stands by then.
      queueMicrotask(() => {
        if (isFocusLost()) headingNear(path)?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return place;
}
