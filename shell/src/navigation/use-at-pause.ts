import { useEffect, useEffectEvent } from 'react';

/** So long nobody has typed, pointed or scrolled: they pause. */
const pauseMs = 30_000;
const acts = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** Does something at the next pause of whoever is at the page, once. @param waiting whether it is waited for */
export function useAtPause(waiting: boolean, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!waiting) return undefined;
    let timer = setTimeout(act, pauseMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(act, pauseMs);
    };
    for (const name of acts) addEventListener(name, wait, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const name of acts) removeEventListener(name, wait, { capture: true });
    };
  }, [waiting]);
}
