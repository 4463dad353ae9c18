import type { PGlite } from '@electric-sql/pglite';

/** The embedded engine has stopped for good. */
export class EngineStoppedError extends Error {
  override readonly name = 'EngineStoppedError';
  /** What it stops for is a full disk. */
  readonly code = 'ENOSPC';

  constructor(options: ErrorOptions) {
    super('The embedded database has stopped', options);
  }
}

/**
 * Asks the engine nothing more once it has panicked, which it does where its journal finds no room. A PostgreSQL ends its
 * process then, and the next one begins from the journal; the embedded one goes on with the journal's lock in its hands,
 * and whoever asks it next, for a rollback even, turns in a circle that nothing ends, a free disk neither.
 * @returns whether it has
 */
export function stopAfterPanic(pglite: PGlite, onStopped: (error: unknown) => void): () => boolean {
  const ask = pglite.execProtocolStream.bind(pglite);
  let panic: unknown = null;
  pglite.execProtocolStream = async (...asked) => {
    if (panic !== null) throw new EngineStoppedError({ cause: panic });
    try {
      return await ask(...asked);
    } catch (error) {
      if (isPanic(error)) {
        panic = error;
        onStopped(error);
      }
      throw error;
    }
  };
  return () => panic !== null;
}

function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}
