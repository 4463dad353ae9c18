import { useEffect, useRef } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { isFocusLost } from 'shared-ui/components';

/** The access code's button goes with the masked page: the focus passes to the heading of what it opened. */
export function useFocusOnceOpened(view: CustomerContract['view'] | undefined): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === 'masked' && view === 'full' && isFocusLost()) document.querySelector('h1')?.focus();
    before.current = view;
  }, [view]);
}
