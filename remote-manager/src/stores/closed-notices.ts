import { useSyncExternalStore } from 'react';

/** The specification's key: what this device shall not show any more, by id. The bell reads the same. */
const key = 'clnot';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function read(): string {
  return localStorage.getItem(key) ?? '[]';
}

function idsIn(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The notices that were closed here, in the bell or on a dealer's page. */
export function useClosedNotices(): readonly string[] {
  return idsIn(useSyncExternalStore(subscribe, read, () => '[]'));
}

/** Closes a notice on this device; the page and the bell hear of it as another tab would. */
export function closeNotice(id: string): void {
  const before = read();
  const after = JSON.stringify([...idsIn(before), id]);
  localStorage.setItem(key, after);
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue: before, newValue: after, storageArea: localStorage }),
  );
}
