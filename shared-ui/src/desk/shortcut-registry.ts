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

/** So long a key waits for the page that it was meant for, in milliseconds: the address changes before the page stands. */
const patienceMs = 1_500;

const holders: Holder[] = [];
let early: { readonly keys: string; readonly at: number } | null = null;
let isListening = false;
const listeners = new Set<() => void>();
let list: readonly Shortcut[] = [];

/** The list under `?`: who came last speaks for a key. */
function tell(): void {
  const byKeys = new Map(holders.flatMap(({ read }) => read()).map((shortcut) => [readKeys(shortcut.keys), shortcut]));
  list = [...byKeys.values()];
  for (const listener of listeners) listener();
}

function press(event: KeyboardEvent): void {
  early = null;
  if (event.defaultPrevented || event.isComposing || isTyping(event)) return;
  const keys = keysOf(event);
  const found = shortcutOf(keys);
  if (!found) {
    if (keys.length === 1) early = { keys, at: performance.now() };
    return;
  }
  event.preventDefault();
  found.run();
}

function shortcutOf(keys: string): Shortcut | undefined {
  return list.find((shortcut) => readKeys(shortcut.keys) === keys);
}

/** Does what a key asked for a moment ago, now that the page stands which knows it. */
function pressEarly(): void {
  if (early === null) return;
  const { keys, at } = early;
  const found = shortcutOf(keys);
  if (performance.now() - at > patienceMs) early = null;
  else if (found) {
    early = null;
    found.run();
  }
}

/** A key waits for a page, not for what somebody does meanwhile. */
function forgetEarly(): void {
  early = null;
}

/** Once begun it goes on: keys come between two pages, too. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('keydown', press);
  window.addEventListener('pointerdown', forgetEarly, true);
}

/** Adds shortcuts until the returned function is called. */
export function holdShortcuts(read: Holder['read']): () => void {
  const holder = { read };
  listen();
  holders.push(holder);
  tell();
  pressEarly();
  return () => {
    holders.splice(holders.indexOf(holder), 1);
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
