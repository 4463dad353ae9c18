import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is narrower than this many px. */
export function useBelow(width: number): boolean {
  return useMedia(`(max-width: ${width - 0.02}px)`);
}

/** Whether the window is at least this many px wide. */
export function useFrom(width: number): boolean {
  return useMedia(`(min-width: ${width}px)`);
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
