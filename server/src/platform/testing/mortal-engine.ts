import type { Engine } from '../db/engine';

export interface Death {
  /** Over the engine of the database that the process works with. */
  readonly over: (engine: Engine) => Engine;
  /** What begins from here on dies as soon as its nth transaction is on disk. */
  comeAfter(transactions: number): void;
  /** Settles when the process has died. From then on a new one works with the database. */
  hasCome(): Promise<void>;
}

/**
 * Death of a process between commit and answer, as `kill -9` would bring it: the transaction is on disk, and whoever
 * waits for it waits for ever.
 */
export function death(): Death {
  let left = 0;
  let came: () => void = () => undefined;
  let coming: Promise<void> = Promise.resolve();
  return {
    over: (engine) => ({
      ...engine,
      async transaction(work) {
        const result = await engine.transaction(work);
        if (left === 0) return result;
        left -= 1;
        if (left > 0) return result;
        came();
        return new Promise(() => undefined);
      },
    }),
    comeAfter(transactions) {
      left = transactions;
      coming = new Promise((resolve) => {
        came = resolve;
      });
    },
    hasCome: () => coming,
  };
}
