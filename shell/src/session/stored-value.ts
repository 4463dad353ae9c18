import type * as z from 'shared-api/schema';
import { createStore } from 'zustand/vanilla';
import { localValues } from '../storage/browser-storage';
import { sessionStore } from './session-store';

/** A value under a key of local storage, the same on the page, in every tab and on the next visit. */
export interface StoredValue<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
  set(value: Value): void;
  /** Keeps it in step with other tabs; a session that ends takes it along. Called once, at the start. */
  follow(): () => void;
}

/**
 * @param key one that the specification names
 * @param schema what is taken for ours; anything else counts as `empty`
 * @param empty what stands for no entry; setting it removes the entry
 */
export function createStoredValue<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  empty: z.output<Schema>,
): StoredValue<z.output<Schema>> {
  const store = createStore(() => ({ value: read() }));

  function read(): z.output<Schema> {
    try {
      const kept = localValues.get(key);
      return kept === null ? empty : schema.parse(JSON.parse(kept));
    } catch {
      return empty;
    }
  }

  function readAgain(): void {
    store.setState({ value: read() });
  }

  return {
    get: () => store.getState().value,
    subscribe: (listener) => store.subscribe(listener),
    set(value) {
      if (value === empty) {
        localValues.remove(key);
      } else {
        localValues.set(key, JSON.stringify(value));
      }
      store.setState({ value });
    },
    follow() {
      const stop = localValues.follow((changed) => {
        if (changed === key || changed === null) readAgain();
      });
      const leave = sessionStore.subscribe((now, before) => {
        if (now.token !== before.token) readAgain();
      });
      return () => {
        stop();
        leave();
      };
    },
  };
}
