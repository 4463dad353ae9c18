import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

const acts = new Set<() => void>();

/**
 * Back or Forward leads elsewhere, and the next page is not drawn yet. What is closed now is drawn by itself: together
 * with the next page it would wait for that, and its focus would come back after the page's heading has taken it.
 */
export function tellWentBack(): void {
  flushSync(() => {
    for (const act of acts) act();
  });
}

/**
 * Does something once Back or Forward leads elsewhere, before the next page is drawn: that may take its time, and may
 * open something of its own. What stands over a page is not the next one's: on a phone it fills the screen, and Back is
 * how one leaves it.
 */
export function useWentBack(act: () => void): void {
  const went = useEffectEvent(act);
  useEffect(() => {
    const tell = () => went();
    acts.add(tell);
    return () => void acts.delete(tell);
  }, []);
}
