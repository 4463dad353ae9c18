import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isRetryable } from './database-errors';
import type { Engine, EngineKind } from './engine';
import type { Queries } from './queries';

const maxAttempts = 6;

/** The one entry point to the database, whichever engine stands behind it. */
export interface Database {
  readonly engine: EngineKind;
  /** For single statements. Inside `transaction` use what it passes: this refuses to be used there. */
  readonly read: Queries;
  /**
   * Runs several statements as one. `work` may run more than once (another transaction won a race), so it must have
   * no effect outside the database. A second transaction inside an open one is refused.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** The embedded database as one archive, at one moment between two statements; null for PostgreSQL. */
  readonly copy: (() => Promise<Blob>) | null;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const atEnd = new WeakMap<Queries, (() => Promise<void>)[]>();

/**
 * Does something as the last thing of an open transaction: what takes a lock that others wait for is then held only
 * for the commit. Outside a transaction it is done at once.
 */
export async function beforeCommit(tx: Queries, work: () => Promise<void>): Promise<void> {
  const waiting = atEnd.get(tx);
  if (waiting === undefined) await work();
  else waiting.push(work);
}

/**
 * For reads that do not depend on each other: they are asked at once, each on a connection of its own; inside a
 * transaction, which has one connection, in turn.
 */
export function sideBySide(db: Queries): <T>(read: () => Promise<T>) => Promise<T> {
  if (!atEnd.has(db)) return (read) => read();
  let last: Promise<unknown> = Promise.resolve();
  return (read) => {
    const next = last.then(read);
    last = next.catch(() => undefined);
    return next;
  };
}

const followers = new AsyncLocalStorage<(tx: Queries) => Promise<void>>();

/**
 * Does something in every transaction that `run` begins, just before it commits: what has to be known of an effect is
 * known if and only if the effect is.
 */
export function followEffects<T>(follow: (tx: Queries) => Promise<void>, run: () => Promise<T>): Promise<T> {
  return followers.run(follow, run);
}

async function withEnd<T>(tx: Queries, work: (tx: Queries) => Promise<T>): Promise<T> {
  const waiting: (() => Promise<void>)[] = [];
  // A connection's next transaction has the same builder: nothing of this one may be left behind.
  atEnd.set(tx, waiting);
  const result = await work(tx).finally(() => atEnd.delete(tx));
  for (const last of waiting) await last();
  await followers.getStore()?.(tx);
  return result;
}

export function createDatabase(engine: Engine): Database {
  const open = new AsyncLocalStorage<true>();

  // The embedded engine has one connection: a second use of it inside a transaction would wait for ever.
  const refuseInside = () => {
    if (open.getStore())
      throw new Error('The database was used beside an open transaction; use the one that was passed');
  };

  async function attempt<T>(work: (tx: Queries) => Promise<T>): Promise<T> {
    for (let failures = 0; ; ) {
      try {
        return await engine.transaction((tx) => open.run(true, () => withEnd(tx, work)));
      } catch (error) {
        failures += 1;
        if (!isRetryable(error) || failures === maxAttempts) throw error;
        await wait(Math.random() * 10 * 2 ** failures);
      }
    }
  }

  return {
    engine: engine.kind,
    get read() {
      refuseInside();
      return engine.queries;
    },
    async transaction(work) {
      refuseInside();
      return attempt(work);
    },
    async ping() {
      await engine.queries.execute(sql`select 1`);
    },
    copy: engine.copy,
    close: () => engine.close(),
  };
}
