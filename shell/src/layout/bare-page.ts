import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const bare = createStore(() => false);

/** While such a page is open, the frame draws nothing around it. */
export function useBarePage(isBare: boolean): void {
  useLayoutEffect(() => {
    if (!isBare) return undefined;
    bare.setState(true, true);
    return () => bare.setState(false, true);
  }, [isBare]);
}

export function useIsBare(): boolean {
  return useStore(bare);
}
