import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface SignInOver {
  /** Does the dialog show? It may be closed and opened again while the page waits. */
  readonly open: boolean;
  /** The page that waits for its person, known by their address where that was known. */
  readonly waiting: { readonly email: string | null } | null;
}

const store = createStore<SignInOver>(() => ({ open: false, waiting: null }));

/** Opens sign-in as a dialog over a page that holds unsaved input. */
export function openSignInOver(email: string | null): void {
  store.setState({ open: true, waiting: { email } });
}

export function closeSignInOver(): void {
  store.setState({ open: false });
}

/** Ends the waiting: somebody has signed in, here or in another tab. Null when no page was waiting. */
export function takeWaitingPage(): SignInOver['waiting'] {
  const { waiting } = store.getState();
  store.setState({ open: false, waiting: null });
  return waiting;
}

export function useSignInOver(): { open: boolean; email: string | null } {
  const { open, waiting } = useStore(store);
  return { open, email: waiting?.email ?? null };
}
