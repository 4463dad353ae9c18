import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at every render, which calls the newest of those given: for what is pressed in memoised rows.
 * Not to be called while something renders.
 */
export function useHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
