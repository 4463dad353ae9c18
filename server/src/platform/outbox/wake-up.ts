/** Tells the sender that something was queued, a moment later: by then the transaction has usually been committed. */
export interface WakeUp {
  wake(): void;
  /** What is to be done; several calls in one moment are one. */
  onWake(work: () => Promise<void>): void;
  stop(): void;
}

const momentMs = 40;

/** Only makes a message leave sooner: what it misses, the sender's job finds a second later. */
export function createWakeUp(): WakeUp {
  let work: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    wake() {
      timer ??= setTimeout(() => {
        timer = undefined;
        // The job reports what fails; a second report of the same would say nothing new.
        void work?.().catch(() => undefined);
      }, momentMs).unref();
    },
    onWake(next) {
      work = next;
    },
    stop() {
      clearTimeout(timer);
      work = undefined;
    },
  };
}
