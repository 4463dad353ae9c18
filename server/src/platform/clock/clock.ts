/** The one service that tells the time. Neither SQL nor any other code asks the machine. */
export interface Clock {
  now(): Date;
}

/** The machine's time, moved by an offset that only grows. */
export interface MovableClock extends Clock {
  /** Milliseconds ahead of the machine. */
  offset(): number;
  /** @throws RangeError when it would go back */
  moveTo(instant: Date): void;
}

/** Farther than the clocks of several machines ever lie apart. */
const mostApartMs = 300_000;

/**
 * Whether an instant was written down by a clock that ran ahead and has been put right since: nobody waits until it has
 * passed.
 */
export function isAhead(at: Date, now: Date): boolean {
  return at > latestAt(now);
}

/** The latest instant that may have been written down by now. */
export function latestAt(now: Date): Date {
  return new Date(now.getTime() + mostApartMs);
}

export function movableClock(offset = 0, machine: () => number = Date.now): MovableClock {
  let ahead = offset;
  return {
    now: () => new Date(machine() + ahead),
    offset: () => ahead,
    moveTo(instant) {
      const wanted = instant.getTime() - machine();
      if (wanted < ahead) throw new RangeError('The clock only goes forward');
      ahead = wanted;
    },
  };
}

/** Stands still until it is moved: for tests and for seeds, which live in their own time. */
export function fixedClock(start: Date): MovableClock {
  return movableClock(0, () => start.getTime());
}
