import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface SignInOver {
  readonly open: boolean;
  /** The address of who was signed in: with another one the page's input is dropped. */
  readonly email: string | null;
}

const store = createStore<SignInOver>(() => ({ open: false, email: null }));

/** Opens sign-in as a dialog over a page that holds unsaved input. */
export function openSignInOver(email: string | null): void {
  store.setState({ open: true, email });
}

export function closeSignInOver(): void {
  store.setState({ open: false, email: null });
}

export function useSignInOver(): SignInOver {
  return useStore(store);
}
