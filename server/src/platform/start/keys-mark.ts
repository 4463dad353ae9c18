import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../db';
import { meta } from '../db/schema';
import type { Env } from '../env';
import { type Keys, openKeys, readKeys } from '../keys';

const key = 'application-keys';
/** Where the seal that an installation made for itself lies, encrypted under the key of its first day. */
const sealKey = 'self_made_seal';

type Place = Pick<Env, 'APP_KEYS' | 'DATA_DIR'>;

/** The names of the keys that the contracts' histories were made with. */
type HistoryKeyIds = (db: Queries) => Promise<readonly string[]>;

/** The database's values were made with keys that are not here: it was restored without them, or they were lost. */
export class KeysMissingError extends Error {
  override readonly name = 'KeysMissingError';

  /** @param ids the short names of those that are missing */
  constructor(readonly ids: readonly string[]) {
    super('The application keys of this database are missing');
  }
}

/** A command brings a key in front that no process of this database has yet. */
export class KeyTooEarlyError extends Error {
  override readonly name = 'KeyTooEarlyError';

  /** @param id its short name */
  constructor(readonly id: string) {
    super('The first application key is not the database’s yet');
  }
}

/**
 * The application's keys, which must be those of the database. Only a database without any gets new ones; the names of
 * all that were ever in use are kept in it.
 * @throws KeysMissingError, with nothing written
 */
export async function openDatabaseKeys(db: Database, place: Place, historyKeyIds: HistoryKeyIds): Promise<Keys> {
  const needed = await neededIds(db.read, historyKeyIds);
  if (needed.length > 0) expectAll(readKeys(place.APP_KEYS, place.DATA_DIR), needed);
  const keys = openKeys(place.APP_KEYS, place.DATA_DIR);
  await db.transaction((tx) => keepIds(tx, keys, needed));
  return keys;
}

/**
 * The same for a command that writes beside the processes: of a database that has keys it takes these, and brings none.
 * A new one behind them stays unused until a process brings it; in front it would be needed by processes that lack it.
 * @throws KeysMissingError or KeyTooEarlyError, with nothing written
 */
export async function openCommandKeys(db: Database, place: Place, historyKeyIds: HistoryKeyIds): Promise<Keys> {
  const needed = await neededIds(db.read, historyKeyIds);
  if (needed.length === 0) return openDatabaseKeys(db, place, historyKeyIds);
  const keys = expectAll(readKeys(place.APP_KEYS, place.DATA_DIR), needed);
  if (!needed.includes(keys.currentId)) throw new KeyTooEarlyError(keys.currentId);
  return keys;
}

/** The same for those who only look: writes nothing in any case. @throws KeysMissingError */
export async function readDatabaseKeys(db: Database, place: Place, historyKeyIds: HistoryKeyIds): Promise<Keys> {
  return expectAll(readKeys(place.APP_KEYS, place.DATA_DIR), await neededIds(db.read, historyKeyIds));
}

function expectAll(keys: Keys | null, needed: readonly string[]): Keys {
  const missing = needed.filter((id) => !keys?.ids.includes(id));
  if (keys === null || missing.length > 0) throw new KeysMissingError(missing);
  return keys;
}

/** Of a database that has no mark yet: what its histories and its seal were made with. */
async function neededIds(db: Queries, historyKeyIds: HistoryKeyIds): Promise<readonly string[]> {
  const marked = await markIn(db);
  if (marked.length > 0) return marked;
  const histories = await historyKeyIds(db);
  const [seal] = await db.select().from(meta).where(eq(meta.key, sealKey));
  const sealId = seal?.value.split('.')[1];
  return [...new Set([...histories, ...(sealId === undefined ? [] : [sealId])])];
}

async function markIn(db: Queries): Promise<readonly string[]> {
  const [mark] = await db.select().from(meta).where(eq(meta.key, key));
  return mark?.value.split(' ') ?? [];
}

/** Of processes that start together with different keys only the first one's are the database's. */
async function keepIds(tx: Queries, keys: Keys, needed: readonly string[]): Promise<void> {
  const known = [...new Set([...needed, ...keys.ids])];
  await tx
    .insert(meta)
    .values({ key, value: known.join(' ') })
    .onConflictDoNothing();
  const [mark] = await tx.select().from(meta).where(eq(meta.key, key)).for('update');
  const marked = mark?.value.split(' ') ?? [];
  expectAll(keys, marked);
  const value = [...new Set([...marked, ...keys.ids])].join(' ');
  if (value !== mark?.value) await tx.update(meta).set({ value }).where(eq(meta.key, key));
}
