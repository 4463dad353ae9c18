import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isUnavailable } from '../database-errors';

/** A database that restarts or is taken over by its replica is back by then, more often than not. */
const patienceMs = 4_000;
const longestPauseMs = 500;
/** Of more calls than these the rest hears at once that the database is away. */
const mostWaiting = 200;

/** Tries again what could not be begun, for a while. Of it nothing was done yet. */
export type Patiently = <T>(open: () => Promise<T>) => Promise<T>;

/** One for each pool: who waits is counted over all of its calls. */
export function createPatience(): Patiently {
  let waiting = 0;
  return async (open) => {
    const end = performance.now() + patienceMs;
    for (let failures = 0; ; failures += 1) {
      try {
        return await open();
      } catch (error) {
        const pauseMs = Math.min(longestPauseMs, 50 * 2 ** failures) * (0.5 + Math.random() / 2);
        if (!isUnavailable(error) || waiting >= mostWaiting || performance.now() + pauseMs > end) throw error;
        waiting += 1;
        await wait(pauseMs);
        waiting -= 1;
      }
    }
  };
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool whose single statements, too, wait for a database that takes no connections for a moment. */
export class PatientPool extends pg.Pool {
  readonly #patiently: Patiently;

  constructor(patiently: Patiently, config: pg.PoolConfig) {
    super(config);
    this.#patiently = patiently;
  }

  /** A connection, or at once what keeps from having one. */
  connectOnce(): Promise<pg.PoolClient> {
    return super.connect();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  /** The pool itself asks by a callback, for each of its statements. */
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#patiently(() => super.connect());
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}
