import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on the first field that waits for an answer, once, when the fields appear: unless it lies below the
 * screen, where nobody would see it.
 */
export function useFocusOnFirstEmpty(): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const inputs = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [];
    const first = [...inputs].find((input) => input.value === '');
    if (first && first.getBoundingClientRect().bottom <= window.innerHeight) first.focus({ preventScroll: true });
  }, []);

  return fields;
}
