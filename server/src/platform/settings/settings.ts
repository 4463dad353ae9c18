import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database, Queries } from '../db';
import { meta, settings as table } from '../db/schema';
import { isSettingKey, type SettingKey, settingRules } from './setting-list';

/** A process may work with values that are this old: several processes share one database. */
const freshMs = 2_000;

export interface Settings {
  /** What counts now: the operator's value, or the built-in one. */
  get(key: SettingKey): number;
  /** Reads the database again when the values are older than two seconds: before each call and each round of jobs. */
  refresh(): Promise<void>;
  /** Reads it in any case: after a change. */
  reload(): Promise<void>;
}

/** The operator's values over the built-in ones. Until the first `refresh` the built-in ones count. */
export function createSettings(db: Database, clock: Clock): Settings {
  let values: ReadonlyMap<SettingKey, number> = new Map();
  let readAt: number | null = null;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const at = clock.now().getTime();
    values = await readValues(db.read);
    readAt = at;
  }

  return {
    get: (key) => values.get(key) ?? settingRules[key].default,
    async refresh() {
      // Either way: a clock that was put back makes nothing younger.
      if (readAt !== null && Math.abs(clock.now().getTime() - readAt) < freshMs) return;
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    },
    reload: read,
  };
}

/** The values as the database has them now, for a rule that is read with the rows that it is about. */
export async function readSettings(db: Queries): Promise<Pick<Settings, 'get'>> {
  const values = await readValues(db);
  return { get: (key) => values.get(key) ?? settingRules[key].default };
}

/** The values as a transaction finds them, which lets nobody else change one until its end. */
export async function lockSettings(tx: Queries): Promise<Pick<Settings, 'get'>> {
  // One row stands for all of them, those that are not written yet too. Not every engine can lock a table.
  const lock = { key: 'settings-lock', value: '' };
  await tx
    .insert(meta)
    .values(lock)
    .onConflictDoUpdate({ target: meta.key, set: { value: lock.value } });
  return readSettings(tx);
}

async function readValues(db: Queries): Promise<ReadonlyMap<SettingKey, number>> {
  const rows = await db.select({ key: table.key, value: table.value }).from(table);
  return new Map(rows.flatMap(({ key, value }) => entryOf(key, value)));
}

/** A setting among the columns of another statement, for `settingOf`: so that a rule asks no statement of its own. */
export function settingColumn(key: SettingKey): SQL<unknown> {
  return sql`(select ${table.value} from ${table} where ${table.key} = ${key})`;
}

/** The setting that `settingColumn` found: the operator's value, or the built-in one. */
export function settingOf(key: SettingKey, found: unknown): number {
  const [entry] = entryOf(key, found);
  return entry?.[1] ?? settingRules[key].default;
}

/** A row of an older version, or one that no longer fits its rule, counts as not set. */
function entryOf(key: string, value: unknown): [SettingKey, number][] {
  if (!isSettingKey(key) || typeof value !== 'number') return [];
  const { min, max } = settingRules[key];
  return value >= min && value <= max ? [[key, value]] : [];
}
