import type { Role } from 'shared-api/domain';
import { focusManager } from 'shared-ui/query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Person } from './account-store';

interface SignInOver {
  /** Does the dialog show? It may be closed and opened again while the page waits. */
  readonly open: boolean;
  /** The page that waits for its person, where they were known, with the roles that they had. */
  readonly waiting: { readonly person: Person | null; readonly roles: readonly Role[]; readonly path: string } | null;
}

const store = createStore<SignInOver>(() => ({ open: false, waiting: null }));

/**
 * Opens sign-in as a dialog over a page that holds unsaved input. Until somebody has signed in, the page asks for
 * nothing by itself: it would be refused every few seconds.
 * @returns whether the page was waiting already
 */
export function openSignInOver(person: Person | null, roles: readonly Role[]): boolean {
  const { waiting } = store.getState();
  focusManager.setFocused(false);
  store.setState({ open: true, waiting: { person, roles: waiting?.roles ?? roles, path: window.location.pathname } });
  return waiting !== null;
}

export function closeSignInOver(): void {
  store.setState({ open: false });
}

/** Ends the waiting: somebody has signed in, here or in another tab. Null when no page was waiting. */
export function takeWaitingPage(): SignInOver['waiting'] {
  const { waiting } = store.getState();
  store.setState({ open: false, waiting: null });
  focusManager.setFocused(undefined);
  return waiting;
}

/** Has the page that waited been left? Then it waits no more. */
export function leftWaitingPage(): boolean {
  const { waiting } = store.getState();
  return waiting !== null && waiting.path !== window.location.pathname && takeWaitingPage() !== null;
}

export function useSignInOver(): { open: boolean; person: Person | null } {
  const { open, waiting } = useStore(store);
  return { open, person: waiting?.person ?? null };
}

/** The roles of the person whom the page waits for; null where no page waits. */
export function useAwaitedRoles(): readonly Role[] | null {
  return useStore(store, ({ waiting }) => waiting?.roles ?? null);
}
