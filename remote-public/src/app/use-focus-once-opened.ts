import { useEffect, useRef } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { isFocusLost } from 'shared-ui/components';

/** Whether the page's heading was there. */
function reachHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  if (isFocusLost()) heading?.focus();
  return heading !== null;
}

/** The access code's button goes with the masked page: the focus passes to the heading of what it opened. */
export function useFocusOnceOpened(view: CustomerContract['view'] | undefined): void {
  const before = useRef(view);
  useEffect(() => {
    const opened = before.current === 'masked' && view === 'full';
    before.current = view;
    if (!opened || reachHeading()) return;
    // The page to sign has a script of its own, which may still be on its way.
    const observer = new MutationObserver(() => reachHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [view]);
}
