/** npm passes on a signal that a terminal has sent here as well: one that follows within a second is the same. */
const sameMs = 1_000;

/**
 * What a process does when whoever started it, or the system, tells it to stop (Ctrl-C, SIGTERM).
 * @param stop at the first time
 * @param end when it is told once more
 */
export function whenToldToStop(stop: () => void, end: () => void): void {
  let toldAt: number | null = null;
  const onSignal = () => {
    if (toldAt === null) {
      toldAt = performance.now();
      stop();
    } else if (performance.now() - toldAt > sameMs) end();
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** For a command that takes away what it has half done when it is told to stop; told twice, it ends where it is. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  whenToldToStop(
    () => controller.abort(),
    () => process.exit(130),
  );
  return controller.signal;
}
