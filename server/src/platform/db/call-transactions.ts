import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from './queries';

/** What a transaction does as its last thing before it commits. */
export type Ending = (tx: Queries) => Promise<void>;

/** What a call has written down in its own transactions, so that it is known if and only if they are. */
export interface AtCommit<Answer> {
  /** In one that commits before the answer is known. */
  readonly effect: Ending;
  /** In the one that stayed open for the answer. */
  readonly answer: (tx: Queries, answer: Answer) => Promise<void>;
}

/** What of a call was on disk when its answer was known: nothing, its effect alone, or both together. */
export type Committed = 'nothing' | 'effect' | 'answer';

/** A transaction that has done its work and waits to be told how it ends. */
interface Held {
  readonly tx: Queries;
  readonly end: (ending: Ending) => void;
  readonly fail: (reason: unknown) => void;
  /** Settles with the commit. */
  readonly over: Promise<unknown>;
}

/** A call at work, as the database sees it. */
export class CallTransactions {
  committed: Committed = 'nothing';
  isOver = false;
  #held: Held | null = null;

  constructor(readonly effect: Ending) {}

  /** Where the call reads: in the transaction that it holds open, which nobody else sees yet. */
  get held(): Queries | null {
    return this.#held?.tx ?? null;
  }

  hold(held: Held): void {
    this.#held = held;
  }

  /** Commits what is held, if anything is. */
  async commit(ending: Ending, committed: Committed): Promise<void> {
    const held = this.#taken();
    if (held === null) return;
    held.end(ending);
    await held.over;
    this.committed = committed;
  }

  /** Takes back what is held. */
  async undo(reason: unknown): Promise<void> {
    const held = this.#taken();
    if (held === null) return;
    held.fail(reason);
    await held.over.catch(() => undefined);
  }

  #taken(): Held | null {
    const held = this.#held;
    this.#held = null;
    return held;
  }
}

const calls = new AsyncLocalStorage<CallTransactions | null>();

/** The call that this code works for, until it is answered. */
export function presentCall(): CallTransactions | null {
  const call = calls.getStore();
  return call === undefined || call?.isOver ? null : call;
}

/** Commits what the call holds open: it goes on to something else. */
export async function commitHeld(): Promise<void> {
  const call = presentCall();
  await call?.commit(call.effect, 'effect');
}

/** Begins something that is not the call's, though the call begins it: it goes on by itself. */
export function outsideCalls<T>(begin: () => T): T {
  return calls.run(null, begin);
}

/**
 * Does the work of a call and commits it with its answer: its `lastTransaction` stays open until that is known. A
 * failure takes it back; what other transactions did before stays.
 */
export async function runCall<Answer>(
  { effect, answer: keep }: AtCommit<Answer>,
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly committed: Committed }> {
  const call = new CallTransactions(effect);
  try {
    const answer = await calls.run(call, work);
    await call.commit((tx) => keep(tx, answer), 'answer');
    return { answer, committed: call.committed };
  } catch (error) {
    await call.undo(error);
    throw error;
  } finally {
    call.isOver = true;
  }
}
