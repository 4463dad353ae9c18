import type { ChosenStore, StoreDoor } from 'shared-api/host';
import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../auth/session-store';

/** The specification's key. A visitor's dealer is remembered under it too. */
const storeKey = 'store';
const stored = z.object({ store_uid: z.string(), name: z.string() });

/** A still page is drawn without a browser. What is not ours counts as no choice. */
function readChoice(): ChosenStore | null {
  if (typeof localStorage === 'undefined') return null;
  try {
    return stored.parse(JSON.parse(localStorage.getItem(storeKey) ?? 'null'));
  } catch {
    return null;
  }
}

const chosen = createStore<{ store: ChosenStore | null }>(() => ({ store: readChoice() }));

/** Keeps the choice, on the page and on this device; null takes it back. */
export function chooseStore(store: ChosenStore | null): void {
  if (store === null) {
    localStorage.removeItem(storeKey);
  } else {
    localStorage.setItem(storeKey, JSON.stringify({ store_uid: store.store_uid, name: store.name }));
  }
  chosen.setState({ store });
}

/** A choice made in another tab holds here too; a session that ends takes the choice along. */
export function followChosenStore(): () => void {
  const readAgain = () => chosen.setState({ store: readChoice() });
  const follow = (event: StorageEvent) => {
    // A whole storage that was cleared has no key.
    if (event.storageArea === localStorage && (event.key === storeKey || event.key === null)) readAgain();
  };
  window.addEventListener('storage', follow);
  const leave = sessionStore.subscribe((now, before) => {
    if (before.authenticated && !now.authenticated) readAgain();
  });
  return () => {
    window.removeEventListener('storage', follow);
    leave();
  };
}

/** The choice as areas see it. */
export const storeDoor: StoreDoor = {
  get: () => chosen.getState().store,
  subscribe: (listener) => chosen.subscribe(listener),
  choose: chooseStore,
};
