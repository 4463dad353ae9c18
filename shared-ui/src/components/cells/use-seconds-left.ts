import { useEffect, useState } from 'react';
import { wantsLessMotion } from 'shared-ui';

function secondsUntil(instant: string, clock: () => number): number {
  return Math.max(Math.ceil((Date.parse(instant) - clock()) / 1000), 0);
}

/**
 * Whole seconds until an instant, never below 0, counted down while the page is open.
 * @param clock the server's time in ms; it should keep its identity between renders.
 */
export function useSecondsLeft(instant: string, clock: () => number): number {
  const [left, setLeft] = useState(() => secondsUntil(instant, clock));

  useEffect(() => {
    const step = wantsLessMotion() ? 10 : 1;
    const update = () => setLeft(Math.ceil(secondsUntil(instant, clock) / step) * step);
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [instant, clock]);

  return left;
}
