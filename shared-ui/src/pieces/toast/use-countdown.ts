import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back once `duration` ms have gone by in which it was not paused.
 * @param duration null never ends.
 */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current === null || paused) return;
    const since = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(left.current - (Date.now() - since), 0);
    };
  }, [paused]);
}
