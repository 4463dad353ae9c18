import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { type Clock, latestAt } from '../clock';
import type { Database } from '../db';
import { counters } from '../db/schema';
import type { Keys } from '../keys';
import type { SettingKey, Settings } from '../settings';

export interface Limit {
  /** What is counted, e.g. `codes-per-address`. */
  readonly name: string;
  /** How many are let through in any stretch of `windowSeconds`: a number, or the setting that says it. */
  readonly max: number | SettingKey;
  readonly windowSeconds: number;
}

export interface Limits {
  /**
   * Counts one more under a key (a phone, an address, an account) and tells how many seconds to wait, or null when
   * it is within the limit. Committed at once: call it before the main transaction begins, never inside one.
   * A refused attempt does not count.
   */
  take(limit: Limit, key: string): Promise<number | null>;
  /** Seconds to wait without counting, or null: to look before one of several limits is taken. */
  peek(limit: Limit, key: string): Promise<number | null>;
  /** Takes the last count back: for limits on failures, which count before the outcome is known. */
  release(limit: Limit, key: string): Promise<void>;
  /** Forgets a key's count, e.g. the failures after a right password. */
  clear(limit: Limit, key: string): Promise<void>;
  /** Takes away what no limit needs any more. */
  sweep(): Promise<void>;
}

interface LimitParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly settings: Pick<Settings, 'get'>;
}

/** Limits that every process shares and that follow the clock service. */
export function createLimits({ db, clock, keys, settings }: LimitParts): Limits {
  // Neither an address nor a phone stands in the table.
  const stored = (limit: Limit, key: string) => `${limit.name}:${keys.hmac('counter', [limit.name, key])}`;
  const maxOf = ({ max }: Limit) => (typeof max === 'number' ? max : settings.get(max));

  async function peek(limit: Limit, key: string): Promise<number | null> {
    const [row] = await db.read
      .select({ hits: counters.hits })
      .from(counters)
      .where(eq(counters.key, stored(limit, key)));
    return secondsToWait({ max: maxOf(limit), windowSeconds: limit.windowSeconds }, row?.hits ?? [], clock.now());
  }

  return {
    peek,
    async take(limit, key) {
      const now = clock.now().getTime();
      const lasting = recent(now - limit.windowSeconds * 1_000, latestAt(clock.now()).getTime());
      const expires_at = new Date(now + limit.windowSeconds * 1_000);
      const taken = await db.read
        .insert(counters)
        .values({ key: stored(limit, key), hits: [now], expires_at })
        .onConflictDoUpdate({
          target: counters.key,
          set: { hits: sql`array_append(${lasting}, ${now}::bigint)`, expires_at },
          setWhere: sql`cardinality(${lasting}) < ${maxOf(limit)}`,
        })
        .returning({ key: counters.key });
      return taken.length === 0 ? peek(limit, key) : null;
    },
    async release(limit, key) {
      await db.read
        .update(counters)
        .set({ hits: sql`trim_array(${counters.hits}, 1)` })
        .where(and(eq(counters.key, stored(limit, key)), sql`cardinality(${counters.hits}) > 0`));
    },
    async clear(limit, key) {
      await db.read.delete(counters).where(eq(counters.key, stored(limit, key)));
    },
    async sweep() {
      await db.read.delete(counters).where(lt(counters.expires_at, clock.now()));
    },
  };
}

/**
 * The hits of a row that still lie in the window, in one expression, so that two processes cannot both pass. Those that a
 * clock wrote which ran ahead are forgotten.
 */
function recent(since: number, until: number): SQL {
  return sql`array(select hit from unnest(${counters.hits}) as hit
    where hit > ${since}::bigint and hit <= ${until}::bigint order by hit)`;
}

function secondsToWait(
  limit: { readonly max: number; readonly windowSeconds: number },
  hits: readonly number[],
  at: Date,
): number | null {
  const length = limit.windowSeconds * 1_000;
  const [now, until] = [at.getTime(), latestAt(at).getTime()];
  const lasting = hits.filter((hit) => hit > now - length && hit <= until).sort((a, b) => a - b);
  const freeing = lasting.at(-limit.max);
  return lasting.length < limit.max || freeing === undefined
    ? null
    : Math.max(1, Math.ceil((freeing + length - now) / 1_000));
}
