import { type RefObject, useEffect, useRef } from 'react';

/** Where bars that stay at the bottom begin: as far as the page keeps what it scrolls to away from them. */
const lowestSeen = () =>
  window.innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0);

/**
 * Puts the focus on the first field that waits for an answer, once, when the fields appear: unless it lies below the
 * screen or under the bar at its foot, where nobody would see it.
 */
export function useFocusOnFirstEmpty(): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const inputs = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [];
    const first = [...inputs].find((input) => input.value === '');
    if (first && first.getBoundingClientRect().bottom <= lowestSeen()) first.focus({ preventScroll: true });
  }, []);

  return fields;
}
