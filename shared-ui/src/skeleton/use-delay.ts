import { useEffect, useState } from 'react';

const PATIENCE = 150;

/** True once 150 ms have gone by: what comes sooner needs no placeholder. */
export function useDelay(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return over;
}
