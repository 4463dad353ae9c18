import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from './is-focus-lost';

interface FocusOnward<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/**
 * For a place whose content is replaced once its work is done: the button that had the focus goes with it, and the focus
 * passes to the heading of what came instead. Whoever was elsewhere on the page stays there.
 * @returns what the place takes
 */
export function useFocusOnward<Place extends HTMLElement>(): FocusOnward<Place> {
  const ref = useRef<Place>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const heading = ref.current?.querySelector<HTMLElement>('h2');
    if (!heading || !isInside.current || !isFocusLost()) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus({ target }) {
      // A dialog that the place opened tells it of its own focus, which goes back to the button that opened it.
      if (ref.current?.contains(target)) isInside.current = true;
    },
    // What goes with its focus is not left: React tells of no blur while it removes something.
    onBlur() {
      isInside.current = false;
    },
  };
}
