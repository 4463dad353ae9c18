import { and, eq, lt } from 'drizzle-orm';
import type { Caller } from '../auth';
import type { Clock } from '../clock';
import type { Database } from '../db';
import { idempotencyKeys } from '../db/schema';
import { inProgress, invalid } from '../errors';
import { messages } from '../errors/messages';
import { t } from '../i18n';
import type { Keys } from '../keys';

const field = 'Idempotency-Key';
const keptMs = 24 * 3_600_000;
/** A first call that has been at work longer than any call may last died with its process. */
const abandonedMs = 4 * 60_000;

/** An answer as it is kept, and sent once more. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface IdempotentRequest {
  readonly key: string;
  readonly caller: Caller;
  readonly method: string;
  readonly path: string;
  /** Everything that the call depends on: query, body, the file's hash. */
  readonly content: readonly string[];
}

export interface Idempotency {
  /**
   * Runs `work` once per caller, path and key; a repetition gets the first answer. Only answers that would be the
   * same again are kept: a 429, a 401 or a failure of ours frees the key.
   * @throws Refusal `in_progress`, or `validation` for a malformed key or another content under the same key
   */
  run(request: IdempotentRequest, work: () => Promise<StoredAnswer>): Promise<{ answer: StoredAnswer; replayed: boolean }>;
  sweep(): Promise<void>;
}

export function createIdempotency(db: Database, clock: Clock, keys: Keys): Idempotency {
  return {
    async run(request, work) {
      checkKey(request);
      const row = {
        caller: request.caller.kind === 'account' ? request.caller.uid : 'visitor',
        // A path may hold the secret of a contract's link.
        path: keys.hmac('idempotency-path', [request.method, request.path]),
        key: request.key,
      };
      const mine = and(eq(idempotencyKeys.caller, row.caller), eq(idempotencyKeys.path, row.path), eq(idempotencyKeys.key, row.key));
      const bound = Object.values(row).join(' ');
      const now = clock.now();
      const requestHash = keys.hmac('idempotency-request', request.content, keys.currentId);
      await db.read.delete(idempotencyKeys).where(and(mine, lt(idempotencyKeys.expires_at, now)));
      const started = await db.read
        .insert(idempotencyKeys)
        .values({ ...row, request_hash: requestHash, created_at: now, expires_at: new Date(now.getTime() + keptMs) })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });

      if (started.length === 0) {
        const [known] = await db.read.select().from(idempotencyKeys).where(mine);
        if (known !== undefined && !keys.verifyHmac('idempotency-request', request.content, known.request_hash)) {
          throw invalid({ [field]: [t(messages.keyReused)] });
        }
        if (known?.answer != null) return { answer: parseAnswer(keys.decrypt('idempotency', known.answer, bound)), replayed: true };
        const taken = await db.read
          .update(idempotencyKeys)
          .set({ created_at: now })
          .where(and(mine, lt(idempotencyKeys.created_at, new Date(now.getTime() - abandonedMs))))
          .returning({ key: idempotencyKeys.key });
        if (taken.length === 0) throw inProgress();
      }

      try {
        const answer = await work();
        if (isFinal(answer.status)) {
          const sealed = keys.encrypt('idempotency', JSON.stringify(answer), bound);
          await db.read.update(idempotencyKeys).set({ status: answer.status, answer: sealed }).where(mine);
        } else {
          await db.read.delete(idempotencyKeys).where(mine);
        }
        return { answer, replayed: false };
      } catch (error) {
        await db.read.delete(idempotencyKeys).where(mine);
        throw error;
      }
    },
    async sweep() {
      await db.read.delete(idempotencyKeys).where(lt(idempotencyKeys.expires_at, clock.now()));
    },
  };
}

/** Anonymous keys must not be guessed: another visitor's answer would come back. */
function checkKey({ key, caller }: IdempotentRequest): void {
  const shortest = caller.kind === 'account' ? 1 : 22;
  if (!/^[\x21-\x7e]{1,64}$/.test(key) || key.length < shortest) throw invalid({ [field]: [t(messages.keyMalformed)] });
}

function isFinal(status: number): boolean {
  return status < 500 && ![401, 403, 409, 412, 429].includes(status);
}

function parseAnswer(text: string): StoredAnswer {
  const { status, headers, body }: StoredAnswer = JSON.parse(text);
  return { status, headers, body };
}

