import type { Caller } from '../auth';
import type { Clock } from '../clock';
import { type Committed, type Database, type Queries, runCall } from '../db';
import { alreadyDone, inProgress, invalid } from '../errors';
import { messages } from '../errors/messages';
import { t } from '../i18n';
import type { Keys } from '../keys';
import {
  createIdempotencyStore,
  type Hold,
  type KeptAnswer,
  type KnownKey,
  type StoredAnswer,
} from './idempotency-store';

const field = 'Idempotency-Key';
const betweenTriesMs = 1_000;
/**
 * How long a stored answer is repeated to an anonymous caller, who proves nothing but knowing the key. Long enough to
 * repeat a call whose answer was lost; later the key must neither show somebody's data nor give a new grant.
 */
const visitorsAnswerMs = 10 * 60_000;
/** After so many tries the key has been taken over anyway (`abandonedMs`). */
const mostTries = 60;

export interface IdempotentRequest {
  readonly key: string;
  readonly caller: Caller;
  /** The visitor's permission for the call: a stored answer is repeated only to a caller who still holds it. */
  readonly holds: string;
  readonly method: string;
  readonly path: string;
  /** Everything that the call depends on: query, body, the file's hash. */
  readonly content: readonly string[];
}

export interface Answered {
  readonly answer: StoredAnswer;
  readonly replayed: boolean;
  /** What this attempt committed; nothing for a repetition. */
  readonly committed: Committed;
}

export interface Idempotency {
  /**
   * Runs `work` once per caller, path and key; a repetition gets the first answer, kept in the transaction that `work`
   * left open for it. Only answers that would be the same again are kept: a 429, a 401 or a failure of ours frees the
   * key.
   * @throws Refusal `in_progress`, or `validation` for a malformed key or another content under the same key
   */
  run(request: IdempotentRequest, work: () => Promise<StoredAnswer>): Promise<Answered>;
  sweep(): Promise<void>;
}

export function createIdempotency(db: Database, clock: Clock, keys: Keys): Idempotency {
  const store = createIdempotencyStore(db, clock, keys);

  /**
   * Records the outcome of an attempt, retrying while the database is unavailable: a finished attempt must not look
   * busy.
   */
  async function settle(work: () => Promise<unknown>, tries = 1): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (tries === mostTries) throw error;
      setTimeout(() => void settle(work, tries + 1).catch(() => undefined), betweenTriesMs).unref();
    }
  }

  return {
    async run(request, work) {
      checkKey(request);
      const owner = {
        caller: `${whoIs(request.caller)} ${keys.hmac('idempotency-holder', [request.holds])}`,
        path: keys.hmac('idempotency-path', [request.method, request.path]),
        key: request.key,
      };
      const known = usable(await store.begin(owner, request.content));
      if (!('owner' in known)) {
        const age = clock.now().getTime() - known.at.getTime();
        if (request.caller.kind !== 'account' && age > visitorsAnswerMs)
          throw invalid({ [field]: [t(messages.keyOver)] });
        return { answer: known.answer, replayed: true, committed: 'nothing' };
      }
      try {
        let isKept = false;
        // Should the process die before the answer is written, the effect must not be had twice.
        const effect = async (tx: Queries) => {
          if (!(await store.noteEffect(known, tx))) throw inProgress();
        };
        const keep = async (tx: Queries, answer: StoredAnswer) => {
          if (!isFinal(answer.status)) return effect(tx);
          if (!(await store.keep(known, answer, tx))) throw inProgress();
          isKept = true;
        };
        const { answer, committed } = await runCall({ effect, answer: keep }, work);
        if (!isKept) await settle(() => (isFinal(answer.status) ? store.keep(known, answer) : store.free(known)));
        return { answer, replayed: false, committed };
      } catch (error) {
        await settle(() => store.free(known));
        throw error;
      }
    },
    sweep: () => store.sweep(),
  };
}

/** @throws Refusal for a key that may be neither used nor answered */
function usable(known: KnownKey): Hold | KeptAnswer {
  if (known === 'busy') throw inProgress();
  if (known === 'done') throw alreadyDone();
  if (known === 'reused') throw invalid({ [field]: [t(messages.keyReused)] });
  return known;
}

function whoIs(caller: Caller): string {
  return caller.kind === 'account' ? caller.uid : 'visitor';
}

/** Anonymous keys must not be guessed: another visitor's answer would come back. */
function checkKey({ key, caller }: IdempotentRequest): void {
  const shortest = caller.kind === 'account' ? 1 : 22;
  if (!/^[\x21-\x7e]{1,64}$/.test(key) || key.length < shortest) {
    throw invalid({ [field]: [t(messages.keyMalformed)] });
  }
}

function isFinal(status: number): boolean {
  return status < 500 && ![401, 403, 409, 412, 429].includes(status);
}
