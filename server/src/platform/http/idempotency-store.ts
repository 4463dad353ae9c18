import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { type Database, preparedStatement, type Queries } from '../db';
import { idempotencyKeys } from '../db/schema';
import type { Keys } from '../keys';
import type { SetCookie } from './implement';

/** An answer as it is kept, and sent once more. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /**
   * Cookies to send again: whoever repeats the call holds what it was made with, its grant or a body that proves as
   * much.
   */
  readonly cookies?: readonly SetCookie[] | undefined;
}

/** Whose key, for which call. The path is an HMAC: it may hold the secret of a contract's link. */
export interface KeyOwner {
  readonly caller: string;
  readonly path: string;
  readonly key: string;
}

/** An attempt that holds a key. Its start time tells it from a later attempt that has taken the key over. */
export interface Hold {
  readonly owner: KeyOwner;
  readonly since: Date;
}

/** `done`: the call's effect is committed, but its answer was never stored. */
export type KnownKey = Hold | 'busy' | 'done' | 'reused' | KeptAnswer;

export interface KeptAnswer {
  readonly answer: StoredAnswer;
  /** When its call began. */
  readonly at: Date;
}

const keptMs = 24 * 3_600_000;
/**
 * After this time a call that has not finished is taken to have died with its process, and a repetition takes its key
 * over. If it is still running, it finds its key lost and does not commit.
 */
const abandonedMs = 20_000;
/** An answer follows its effect within moments, or its process died. */
const answerFollowsMs = 30_000;
/** Stored as the status (HTTP 102, Processing) while the effect is committed and the answer is not. */
const effectIsThere = 102;
const purpose = 'idempotency';

const given = sql.placeholder;
const fresh = {
  request_hash: sql`${given('request_hash')}`,
  created_at: sql`${given('created_at')}::timestamptz`,
  expires_at: sql`${given('expires_at')}::timestamptz`,
  status: null,
  answer: null,
};

/** Every creation begins and ends with these two. */
const startedKey = preparedStatement('idempotency_started', (queries) =>
  queries
    .insert(idempotencyKeys)
    .values({ caller: given('caller'), path: given('path'), key: given('key'), ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.path, idempotencyKeys.key],
      set: fresh,
      setWhere: lt(idempotencyKeys.expires_at, fresh.created_at),
    })
    .returning({ key: idempotencyKeys.key }),
);
const keptAnswer = preparedStatement('idempotency_kept', (queries) =>
  queries
    .update(idempotencyKeys)
    .set({ status: sql`${given('status')}::integer`, answer: sql`${given('answer')}` })
    .where(
      and(
        eq(idempotencyKeys.caller, given('caller')),
        eq(idempotencyKeys.path, given('path')),
        eq(idempotencyKeys.key, given('key')),
        eq(idempotencyKeys.created_at, sql`${given('since')}::timestamptz`),
      ),
    )
    .returning({ key: idempotencyKeys.key }),
);

/** The table of keys, with their answers encrypted. */
export function createIdempotencyStore(db: Database, clock: Clock, keys: Keys) {
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  async function start(owner: KeyOwner, content: readonly string[], now: Date): Promise<boolean> {
    const request_hash = keys.hmac(purpose, content);
    const times = { created_at: now.toISOString(), expires_at: after(keptMs).toISOString() };
    const started = await startedKey(db.read).execute({ ...owner, request_hash, ...times });
    return started.length > 0;
  }

  async function takeOver(owner: KeyOwner, now: Date): Promise<boolean> {
    const taken = await db.read
      .update(idempotencyKeys)
      .set({ created_at: now })
      .where(and(rowOf(owner), isNull(idempotencyKeys.status), lt(idempotencyKeys.created_at, after(-abandonedMs))))
      .returning({ key: idempotencyKeys.key });
    return taken.length > 0;
  }

  return {
    /** Takes the key for this call, or tells what is known of it. */
    async begin(owner: KeyOwner, content: readonly string[]): Promise<KnownKey> {
      const since = clock.now();
      if (await start(owner, content, since)) return { owner, since };
      const [known] = await db.read.select().from(idempotencyKeys).where(rowOf(owner));
      if (known !== undefined && !keys.verifyHmac(purpose, content, known.request_hash)) return 'reused';
      if (known?.answer) {
        const answer = parseAnswer(keys.decrypt(purpose, known.answer, boundTo(owner)));
        return { answer, at: known.created_at };
      }
      if (known?.status === effectIsThere) return known.created_at < after(-answerFollowsMs) ? 'done' : 'busy';
      return (await takeOver(owner, since)) ? { owner, since } : 'busy';
    },
    /**
     * @param queries the transaction that has the effect, or none once it is over
     * @returns false when the key is no longer this try's: then it must have no effect
     */
    async keep({ owner, since }: Hold, answer: StoredAnswer, queries: Queries = db.read): Promise<boolean> {
      const sealed = keys.encrypt(purpose, JSON.stringify(answer), boundTo(owner));
      const told = { ...owner, since: since.toISOString(), status: answer.status, answer: sealed };
      const kept = await keptAnswer(queries).execute(told);
      return kept.length > 0;
    },
    /**
     * Notes in a transaction that it had the call's effect.
     * @returns false when the key is no longer this try's: then it must have none
     */
    async noteEffect({ owner, since }: Hold, tx: Queries): Promise<boolean> {
      const noted = await tx
        .update(idempotencyKeys)
        .set({ status: effectIsThere })
        .where(and(rowOf(owner), eq(idempotencyKeys.created_at, since)))
        .returning({ key: idempotencyKeys.key });
      return noted.length > 0;
    },
    /** Releases the key for another attempt, unless an answer was stored together with the effect. */
    async free({ owner, since }: Hold): Promise<void> {
      await db.read
        .delete(idempotencyKeys)
        .where(and(rowOf(owner), eq(idempotencyKeys.created_at, since), isNull(idempotencyKeys.answer)));
    },
    async sweep(): Promise<void> {
      await db.read.delete(idempotencyKeys).where(lt(idempotencyKeys.expires_at, clock.now()));
    },
  };
}

function rowOf({ caller, path, key }: KeyOwner): SQL | undefined {
  return and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.path, path), eq(idempotencyKeys.key, key));
}

function boundTo({ caller, path, key }: KeyOwner): string {
  return [caller, path, key].join(' ');
}

function parseAnswer(text: string): StoredAnswer {
  const { status, headers, body, cookies }: StoredAnswer = JSON.parse(text);
  return { status, headers, body, cookies };
}
