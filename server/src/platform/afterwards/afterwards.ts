import { outsideCalls } from '../db';
import type { Logger } from '../log';

/** Work that begins once its call is answered, so that the time of the answer tells nothing of it. */
export interface Afterwards {
  /** @param what names the work in the log, should it fail */
  begin(what: string, work: () => Promise<unknown>): void;
  /** Settles when all that was begun is done: before the database closes, and in tests. */
  done(): Promise<void>;
}

export function createAfterwards(log: Pick<Logger, 'error'>): Afterwards {
  const running = new Set<Promise<void>>();

  async function run(what: string, work: () => Promise<unknown>): Promise<void> {
    // The answer leaves in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await work();
    } catch (error) {
      log.error({ err: error, what }, 'work after an answer failed');
    }
  }

  return {
    begin(what, work) {
      const one = outsideCalls(() => run(what, work)).finally(() => running.delete(one));
      running.add(one);
    },
    async done() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
