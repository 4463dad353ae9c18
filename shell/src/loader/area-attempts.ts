import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How often each area was retried. Outside the components, because a retry applies to the whole page. */
const attempts = createStore<Readonly<Record<string, number>>>(() => ({}));

export function attemptAt(areaName: string): number {
  return attempts.getState()[areaName] ?? 0;
}

export function useAttempt(areaName: string): number {
  return useStore(attempts, () => attemptAt(areaName));
}

/** Of every area that was tried again. */
export function useAttempts(): Readonly<Record<string, number>> {
  return useStore(attempts);
}

export function retryArea(areaName: string): void {
  attempts.setState((counts) => ({ ...counts, [areaName]: (counts[areaName] ?? 0) + 1 }));
}
