/** A storage that always answers. */
export interface GuardedStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  /**
   * Hears what other tabs write.
   * @param changed is told the key, or null when everything was cleared
   * @returns ends it
   */
  follow(changed: (key: string | null) => void): () => void;
}

/**
 * Guards one of the browser's storages. It may be full, forbidden by the person, or absent where a prerendered page is
 * drawn: what it does not take is kept for as long as the page is open.
 */
export function guardStorage(find: () => Storage): GuardedStorage {
  const kept = new Map<string, string>();

  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(find());
    } catch {
      return undefined;
    }
  }

  return {
    get: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      kept.set(key, value);
      attempt((storage) => {
        try {
          // In one step: without a token between two, other tabs would take the session for ended.
          storage.setItem(key, value);
          kept.delete(key);
        } catch {
          // An older value that a full storage still holds would come back with the next page.
          storage.removeItem(key);
        }
      });
    },
    remove(key) {
      kept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear() {
      kept.clear();
      attempt((storage) => storage.clear());
    },
    follow(changed) {
      const hear = ({ storageArea, key }: StorageEvent) => {
        if (storageArea !== attempt((storage) => storage)) return;
        if (key === null) kept.clear();
        else kept.delete(key);
        changed(key);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** The specification's keys, shared by all tabs and kept between visits. */
export const localValues = guardStorage(() => window.localStorage);

/** What one visit in one tab remembers. */
export const visitValues = /* @__PURE__ */ guardStorage(() => window.sessionStorage);
