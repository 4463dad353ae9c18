import { AsyncResource } from 'node:async_hooks';

/** Tells the sender that something was queued, a moment later: by then the transaction has usually been committed. */
export interface WakeUp {
  wake(): void;
  /** What is to be done; several calls in one moment are one. */
  onWake(work: () => Promise<void>): void;
  /** Waits for the work that is under way. */
  stop(): Promise<void>;
}

const momentMs = 40;

/** Only makes a message leave sooner: what it misses, the sender’s job finds two seconds later. */
export function createWakeUp(): WakeUp {
  let work: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  /** Outside the call and the transaction that wake it: it is no part of them, and they may still be open then. */
  const outside = new AsyncResource('wake-up');
  return {
    wake() {
      timer ??= outside.runInAsyncScope(() =>
        setTimeout(() => {
          timer = undefined;
          // The job reports what fails; a second report of the same would say nothing new.
          running = Promise.allSettled([running, work?.()]);
        }, momentMs).unref(),
      );
    },
    onWake(next) {
      work = next;
    },
    async stop() {
      clearTimeout(timer);
      work = undefined;
      await running;
    },
  };
}
