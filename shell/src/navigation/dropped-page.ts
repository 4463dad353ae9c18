import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How often a page was dropped. */
const store = createStore<number>(() => 0);

/**
 * Takes the page away at once, whenever the next one comes: rendered once again, it would ask the server in the name of
 * whoever has signed in.
 */
export function dropPage(): void {
  store.setState((drops) => drops + 1, true);
}

/** A page that was come to after fewer drops is not to be rendered any more. */
export const countDrops = store.getState;

export const useDrops = (): number => useStore(store);
