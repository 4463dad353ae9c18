import type { ReactNode } from 'react';
import { isTyping, keysOf, readKeys } from './keys';

/** A key that does something on the present page. */
export interface Shortcut {
  /** `j`, `?`, `Enter`, `Shift+D`, `Ctrl+K` (the command key on a Mac). Capital letters only after `Shift+`. */
  keys: string;
  /** What it does, for the list under `?`. */
  label: ReactNode;
  run(): void;
}

interface Holder {
  readonly read: () => readonly Shortcut[];
}

const holders: Holder[] = [];
const listeners = new Set<() => void>();
let list: readonly Shortcut[] = [];

/** The list under `?`: who came last speaks for a key. */
function tell(): void {
  const byKeys = new Map(holders.flatMap(({ read }) => read()).map((shortcut) => [readKeys(shortcut.keys), shortcut]));
  list = [...byKeys.values()];
  for (const listener of listeners) listener();
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isTyping(event)) return;
  const keys = keysOf(event);
  const found = list.find((shortcut) => readKeys(shortcut.keys) === keys);
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** Adds shortcuts until the returned function is called. */
export function holdShortcuts(read: Holder['read']): () => void {
  const holder = { read };
  if (holders.length === 0) window.addEventListener('keydown', press);
  holders.push(holder);
  tell();
  return () => {
    holders.splice(holders.indexOf(holder), 1);
    if (holders.length === 0) window.removeEventListener('keydown', press);
    tell();
  };
}

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function presentShortcuts(): readonly Shortcut[] {
  return list;
}
