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
