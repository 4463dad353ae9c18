import { useEffect, useEffectEvent } from 'react';

/**
 * Does something once Back or Forward leads elsewhere, before the next page is drawn: that may take its time, and may
 * open something of its own. What stands over a page is not the next one's: on a phone it fills the screen, and Back is
 * how one leaves it.
 */
export function useWentBack(act: () => void): void {
  const went = useEffectEvent(act);
  useEffect(() => {
    const tell = () => went();
    // In the capture phase it hears after the guard, which hides a step that is not made yet, and before the router.
    window.addEventListener('popstate', tell, true);
    return () => window.removeEventListener('popstate', tell, true);
  }, []);
}
