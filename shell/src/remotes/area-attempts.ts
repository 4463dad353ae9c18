import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Which try of each area the page is at. Kept outside the components: a retry holds for the whole page. */
const attempts = createStore<Readonly<Record<string, number>>>(() => ({}));

export function useAttempt(areaName: string): number {
  return useStore(attempts, (counts) => counts[areaName] ?? 0);
}

export function retryArea(areaName: string): void {
  attempts.setState((counts) => ({ ...counts, [areaName]: (counts[areaName] ?? 0) + 1 }));
}
