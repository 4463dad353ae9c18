import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How many requests wait for an answer. */
const pending = createStore(() => 0);

/** Turns the loading flag on; the returned function takes this request back. */
export function beginLoading(): () => void {
  pending.setState((count) => count + 1);
  let open = true;
  return () => {
    if (open) {
      open = false;
      pending.setState((count) => count - 1);
    }
  };
}

/** True from a request until its response, whichever part of the page asked. */
export function useLoading(): boolean {
  return useStore(pending, (count) => count > 0);
}
