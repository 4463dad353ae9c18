import { useEffect, useRef } from 'react';
import { isFocusLost } from 'shared-ui/components';

/**
 * The button that had the focus goes with what the screen showed: the focus passes to the heading of what came instead.
 * @param shown what the screen shows
 */
export function useFocusOfStep(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && isFocusLost()) document.querySelector('h1')?.focus();
    before.current = shown;
  }, [shown]);
}
