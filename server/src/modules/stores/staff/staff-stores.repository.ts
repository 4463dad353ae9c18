import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { ListQuery } from 'shared-api/entities';
import { type Queries, searchTextOf, sortKeyOf } from '../../../platform/db';
import { stores } from '../../../platform/db/schema';
import { filterOf, offsetOf, orderOf, orderTerms } from '../../../platform/list';
import { inScope, type Scope } from '../../../scope';
import { unreadyOnes } from '../readiness/store-readiness';
import type { Store, StoreWithMethods } from '../store.types';
import { findOnLine, withMethods } from '../stores.repository';
import { storeList } from './store-list';

/** One page of the stores that the caller's area has in sight, and how many there are. */
export async function findStores(
  db: Queries,
  scope: Scope,
  query: ListQuery,
  takesCards: boolean,
): Promise<{ readonly rows: readonly StoreWithMethods[]; readonly total: number }> {
  const list = storeList(await unreadyAskedFor(db, query, takesCards));
  const where = and(present, filterOf(list, query));
  const inSight = inScope(db, scope);
  const [counted] = await inSight.stores({ total: count() }, where);
  const rows = await inSight
    .stores(getTableColumns(stores), where)
    .orderBy(...orderTerms(list, orderOf(list, query.sort)))
    .limit(query.per_page)
    .offset(offsetOf(query));
  return { rows: await withMethods(db, rows), total: counted?.total ?? 0 };
}

/** The stores that are on line and lack something: the rule is no SQL, so they are looked at only when asked for. */
async function unreadyAskedFor(db: Queries, { wheres }: ListQuery, takesCards: boolean): Promise<string[]> {
  if (!wheres.some(({ field }) => field === 'unready')) return [];
  const unready = await unreadyOnes(db, await findOnLine(db, {}), takesCards);
  return unready.map((store) => store.store_uid);
}

/** A store that the caller's area has in sight, or null. */
export async function findStoreInSight(db: Queries, scope: Scope, storeUid: string): Promise<StoreWithMethods | null> {
  const rows = await oneInSight(db, scope, storeUid);
  const [found] = await withMethods(db, rows);
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockStoreInSight(tx: Queries, scope: Scope, storeUid: string): Promise<Store | null> {
  const [found] = await oneInSight(tx, scope, storeUid).for('update');
  return found ?? null;
}

type Kept = 'store_uid' | 'created_at' | 'updated_at' | 'version' | 'search' | 'sort_key';

export type StoreChange = Partial<Omit<Store, Kept>>;
export type StoreInsert = Omit<typeof stores.$inferInsert, Exclude<Kept, 'store_uid'>>;

/** Writes new stores, with what lists search and order by. */
export async function insertStores(tx: Queries, made: readonly StoreInsert[], at: Date): Promise<void> {
  await tx
    .insert(stores)
    .values(made.map((store) => ({ ...store, ...indexed(store), created_at: at, updated_at: at })));
}

/** Writes a change, keeps what lists search and order by in step, and counts the version up. */
export async function updateStore(tx: Queries, store: Store, change: StoreChange, at: Date): Promise<void> {
  await tx
    .update(stores)
    .set({ ...change, ...indexed({ ...store, ...change }), updated_at: at, version: sql`${stores.version} + 1` })
    .where(eq(stores.store_uid, store.store_uid));
}

type Indexed = Pick<Store, 'name' | 'code' | 'city' | 'province' | 'zip_code' | 'address'>;

function indexed({ name, code, city, province, zip_code, address }: Indexed) {
  return { sort_key: sortKeyOf(name), search: searchTextOf(name, code, city, province, zip_code, address) };
}

const present = isNull(stores.deleted_at);

function oneInSight(db: Queries, scope: Scope, storeUid: string) {
  return inScope(db, scope).stores(getTableColumns(stores), and(present, eq(stores.store_uid, storeUid)));
}
