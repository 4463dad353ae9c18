import { useEffect, useEffectEvent } from 'react';

/** The person pauses when they have not typed, pointed or scrolled for this long. */
const pauseMs = 30_000;
const acts = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** Runs an action once, at the person's next pause. @param waiting whether there is something to do */
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
