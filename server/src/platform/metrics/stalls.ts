import type { Logger } from '../log';

const lookEveryMs = 100;
const minutes = 15;
/** Who waits so long thinks that nothing happens. */
const toldFromMs = 1_000;

export interface Stalls {
  /** Milliseconds of the longest time in the last 15 minutes in which this process answered nobody. */
  longestMs(): number;
  stop(): void;
}

interface StallParts {
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/**
 * Watches the event loop: while one thing is reckoned nothing else is answered, neither requests nor `health`. What
 * holds it up for a second is logged at once, since a process that never comes back tells nothing any more.
 */
export function watchStalls({ log, now = () => performance.now() }: StallParts): Stalls {
  let last = now();
  let seen: { readonly at: number; readonly ms: number }[] = [];
  const recent = () => seen.filter(({ at }) => now() - at <= minutes * 60_000);
  const timer = setInterval(() => {
    const at = now();
    const ms = Math.max(0, Math.round(at - last - lookEveryMs));
    last = at;
    // Only what is longer than all that came after it can still be the longest.
    seen = [...recent().filter((stall) => stall.ms > ms), { at, ms }];
    if (ms >= toldFromMs) log.warn({ ms }, 'the event loop was held up');
  }, lookEveryMs);
  timer.unref();
  return {
    longestMs: () => Math.max(0, ...recent().map(({ ms }) => ms)),
    stop: () => clearInterval(timer),
  };
}
