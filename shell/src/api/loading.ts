import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How many requests wait for an answer. */
export const pendingRequests = createStore(() => 0);

/** Turns the loading flag on; the returned function takes this request back. */
export function beginLoading(): () => void {
  pendingRequests.setState((count) => count + 1);
  let open = true;
  return () => {
    if (open) {
      open = false;
      pendingRequests.setState((count) => count - 1);
    }
  };
}

/** True from a request until its response, whichever part of the page asked. */
export function useLoading(): boolean {
  return useStore(pendingRequests, (count) => count > 0);
}
