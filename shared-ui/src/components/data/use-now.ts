import { useEffect, useState } from 'react';

/**
 * A clock's time, renewed while the page is open: `useNow(useHost().now, 60_000)`.
 * @returns milliseconds
 */
export function useNow(now: () => number, everyMs: number): number {
  const [time, setTime] = useState(now);

  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);

  return time;
}
