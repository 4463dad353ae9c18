import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type CallTransactions, type Ending, presentCall } from './call-transactions';
import { isRetryable } from './database-errors';
import type { Engine, EngineKind } from './engine';
import type { Queries } from './queries';

const maxAttempts = 6;

/** The one entry point to the database, whichever engine stands behind it. */
export interface Database {
  readonly engine: EngineKind;
  /**
   * For single statements. Inside `transaction` use what it passes: this refuses to be used there. After a call's
   * `lastTransaction` it reads in that.
   */
  readonly read: Queries;
  /**
   * Runs several statements as one. `work` may run more than once (another transaction won a race), so it must have
   * no effect outside the database. A second transaction inside an open one is refused.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * The same for the transaction with which a call is done: it stays open until the answer is made of it and commits
   * together with that, so that no crash comes between the two. What follows in the call only reads and soon answers;
   * what has to wait for the commit is told to `afterCommit`. Outside a call it commits at once.
   */
  lastTransaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** The embedded database as one archive, as it is at the archive's end, piece by piece; null for PostgreSQL. */
  readonly copy: (() => AsyncIterable<Uint8Array>) | null;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

type Work = () => Promise<void>;

/** What an open transaction still has to do. */
interface Waiting {
  readonly before: Work[];
  readonly after: Work[];
  changesNothing: boolean;
}

const waitingOf = new WeakMap<Queries, Waiting>();

/**
 * Does something as the last thing of an open transaction: what takes a lock that others wait for is then held only
 * for the commit. Outside a transaction it is done at once.
 */
export async function beforeCommit(tx: Queries, work: Work): Promise<void> {
  const waiting = waitingOf.get(tx);
  if (waiting === undefined) await work();
  else waiting.before.push(work);
}

/** Says that an open transaction only looked: should the call die after it, it may be had again. */
export function changesNothing(tx: Queries): void {
  const waiting = waitingOf.get(tx);
  if (waiting !== undefined) waiting.changesNothing = true;
}

/**
 * Does something once an open transaction is on disk, and not at all when it fails: what cannot be taken back. Should it
 * fail, the log says so and the call succeeds: its transaction did.
 */
export function afterCommit(tx: Queries, work: Work): void {
  const waiting = waitingOf.get(tx);
  if (waiting === undefined) throw new Error('There is no open transaction to wait for');
  waiting.after.push(work);
}

/**
 * Does a part of an open transaction that may fail by itself: what it wrote and what was to follow it is taken back, and
 * the transaction goes on.
 * @throws what the part threw
 */
export async function partOf<T>(tx: Queries, part: () => Promise<T>): Promise<T> {
  const waiting = waitingOf.get(tx);
  const [before, after] = [waiting?.before.length, waiting?.after.length];
  await tx.execute(sql`savepoint part`);
  try {
    const result = await part();
    await tx.execute(sql`release savepoint part`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`);
    waiting?.before.splice(before ?? 0);
    waiting?.after.splice(after ?? 0);
    throw error;
  }
}

/**
 * For reads that do not depend on each other: they are asked at once, each on a connection of its own; inside a
 * transaction, which has one connection, in turn.
 */
export function sideBySide(db: Queries): <T>(read: () => Promise<T>) => Promise<T> {
  if (!waitingOf.has(db)) return (read) => read();
  let last: Promise<unknown> = Promise.resolve();
  return (read) => {
    const next = last.then(read);
    last = next.catch(() => undefined);
    return next;
  };
}

/** How a transaction whose work is done comes to its end; the promise is what it waits for. */
type Closing<T> = (tx: Queries, result: T) => Promise<Ending>;

async function toTheEnd<T>(
  tx: Queries,
  waiting: Waiting,
  { work, closing }: { readonly work: (tx: Queries) => Promise<T>; readonly closing: Closing<T> },
): Promise<T> {
  const result = await work(tx);
  const ending = await closing(tx, result);
  for (const last of waiting.before) await last();
  if (!waiting.changesNothing) await ending(tx);
  return result;
}

/** Commits as soon as the work is done: of a call that is its effect without its answer. */
const atOnce = (call: CallTransactions | null) => async () => call?.effect ?? nothingMore;
const nothingMore: Ending = async () => undefined;

/** The database in whose transaction this code is. */
const inside = new AsyncLocalStorage<Engine>();

/** @param onLeftUndone told of what could not be done once its transaction was on disk: that stays, and its call succeeds */
export function createDatabase(engine: Engine, onLeftUndone: (error: unknown) => void = () => undefined): Database {
  // The embedded engine has one connection: a second use of it inside a transaction would wait for ever.
  const refuseInside = () => {
    if (inside.getStore() === engine)
      throw new Error('The database was used beside an open transaction; use the one that was passed');
  };

  async function once<T>(work: (tx: Queries) => Promise<T>, closing: Closing<T>) {
    const waiting: Waiting = { before: [], after: [], changesNothing: false };
    const result = await engine.transaction((tx) => {
      // A connection's next transaction has the same builder: nothing of this one may be left behind.
      waitingOf.set(tx, waiting);
      return inside.run(engine, () => toTheEnd(tx, waiting, { work, closing })).finally(() => waitingOf.delete(tx));
    });
    return { result, after: waiting.after };
  }

  async function run<T>(...attempted: Parameters<typeof attempt<T>>): Promise<T> {
    const { result, after } = await attempt(...attempted);
    for (const next of after) {
      try {
        await next();
      } catch (error) {
        onLeftUndone(error);
      }
    }
    return result;
  }

  async function attempt<T>(
    work: (tx: Queries) => Promise<T>,
    closing: Closing<T>,
    mayRepeat: () => boolean = () => true,
  ): Promise<{ readonly result: T; readonly after: readonly Work[] }> {
    for (let failures = 0; ; ) {
      try {
        return await once(work, closing);
      } catch (error) {
        failures += 1;
        if (!isRetryable(error) || failures === maxAttempts || !mayRepeat()) throw error;
        await wait(Math.random() * 10 * 2 ** failures);
      }
    }
  }

  /** @returns what the work returned, while its transaction waits for the call's answer */
  function hold<T>(call: CallTransactions, work: (tx: Queries) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let isHeld = false;
      const over = run(
        work,
        (tx, result) =>
          new Promise<Ending>((end, fail) => {
            isHeld = true;
            call.hold({ tx, end, fail, over });
            resolve(result);
          }),
        () => !isHeld,
      );
      over.catch(reject);
    });
  }

  return {
    engine: engine.kind,
    get read() {
      refuseInside();
      return presentCall()?.held ?? engine.queries;
    },
    async transaction(work) {
      refuseInside();
      const call = presentCall();
      await call?.commit(call.effect, 'effect');
      const result = await run(work, atOnce(call));
      if (call !== null) call.committed = 'effect';
      return result;
    },
    async lastTransaction(work) {
      refuseInside();
      const call = presentCall();
      if (call === null) return run(work, atOnce(null));
      await call.commit(call.effect, 'effect');
      return hold(call, work);
    },
    ping: () => engine.ping(),
    copy: engine.copy,
    close: () => engine.close(),
  };
}
