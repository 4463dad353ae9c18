import type { Logger } from '../log';

/** A fault that comes back every two seconds, as on a full disk, is said again after so long. */
const sayAgainMs = 300_000;

/** Tells of one thing that is tried again and again. */
export interface FaultLog {
  /** Said when it begins, and every five minutes while it lasts. */
  failed(error: unknown): void;
  /** The end of what was said. */
  worked(): void;
}

export function createFaultLog(log: Pick<Logger, 'error' | 'info'>): FaultLog {
  let failures = 0;
  let saidAt = 0;
  return {
    failed(error) {
      failures += 1;
      const now = performance.now();
      if (failures > 1 && now - saidAt < sayAgainMs) return;
      saidAt = now;
      log.error({ err: error, failures }, 'jobs failed');
    },
    worked() {
      if (failures > 0) log.info({ failures }, 'jobs run again');
      failures = 0;
    },
  };
}
