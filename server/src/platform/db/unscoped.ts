import type { AllQueries, Queries } from './queries';

/**
 * The same builder for a read that no scope decides: a job's, the system's, one by a secret, or of a row that was found
 * in scope before.
 * @param _why for whoever reads the code; `scope/unscoped-reads.test.ts` counts them
 */
export function unscoped(db: Queries, _why: string): AllQueries;
export function unscoped(db: unknown, _why: string): unknown {
  return db;
}

/** A builder as it is given out: the same object, by which nobody reads what a scope decides on. */
export function guarded(all: AllQueries): Queries;
export function guarded(all: unknown): unknown {
  return all;
}
