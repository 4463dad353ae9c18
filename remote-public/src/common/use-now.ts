import { useEffect, useState } from 'react';
import { useHost } from 'shared-api/react';

/** The server's time in milliseconds, renewed every `everyMs` while the page is open. */
export function useNow(everyMs: number): number {
  const { now } = useHost();
  const [time, setTime] = useState(now);

  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);

  return time;
}
