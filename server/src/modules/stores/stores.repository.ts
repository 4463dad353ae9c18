import { and, asc, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { type Queries, searchPatterns } from '../../platform/db';
import { storePaymentMethods, stores } from '../../platform/db/schema';
import { type Scope, storesIn } from '../../platform/scope';
import { offeredOnes } from './readiness/store-readiness';
import type { Store, StoreWithMethods } from './store.types';

/** Dealers of the funnel: active, on line and visible (decisions.md section 4). */
const onLine = and(
  isNull(stores.deleted_at),
  eq(stores.active, true),
  eq(stores.online_enabled, true),
  eq(stores.visible, true),
);

export interface DealerSearch {
  readonly search?: string | undefined;
  readonly province?: string | undefined;
}

/** Dealers of the funnel that match, by name; those that are not ready for customers are left out. */
export async function findDealers(db: Queries, search: DealerSearch): Promise<StoreWithMethods[]> {
  return offeredOnes(db, await findOnLine(db, search));
}

/** Every store that is switched on line, ready or not. */
export async function findOnLine(db: Queries, { search, province }: DealerSearch): Promise<StoreWithMethods[]> {
  const words = searchPatterns(search ?? '').map((pattern) => like(stores.search, pattern));
  const rows = await db
    .select()
    .from(stores)
    .where(and(onLine, province === undefined ? undefined : eq(stores.province, province), ...words))
    .orderBy(asc(stores.sort_key), asc(stores.store_uid));
  return withMethods(db, rows);
}

/** One dealer of the funnel, or null when it is gone. */
export async function findDealer(db: Queries, storeUid: string): Promise<StoreWithMethods | null> {
  const rows = await db
    .select()
    .from(stores)
    .where(and(onLine, eq(stores.store_uid, storeUid)));
  const [found] = await offeredOnes(db, await withMethods(db, rows));
  return found ?? null;
}

/** Any store that was not destroyed, also one that no longer sells on line. */
export async function findStore(db: Queries, storeUid: string): Promise<StoreWithMethods | null> {
  const rows = await db
    .select()
    .from(stores)
    .where(and(isNull(stores.deleted_at), eq(stores.store_uid, storeUid)));
  const [found] = await withMethods(db, rows);
  return found ?? null;
}

/** An active store that the caller's area has in sight; foreign and unknown ones are both null. */
export async function findStoreIn(db: Queries, scope: Scope, storeUid: string): Promise<StoreWithMethods | null> {
  const rows = await db
    .select()
    .from(stores)
    .where(and(isNull(stores.deleted_at), eq(stores.active, true), eq(stores.store_uid, storeUid), storesIn(scope)));
  const [found] = await withMethods(db, rows);
  return found ?? null;
}

/**
 * Keeps a store from being destroyed until the transaction ends, so that a contract never comes to one that just went.
 * @returns false when it is gone
 */
export async function holdStore(tx: Queries, storeUid: string): Promise<boolean> {
  const held = await tx
    .select({ store_uid: stores.store_uid })
    .from(stores)
    .where(and(isNull(stores.deleted_at), eq(stores.store_uid, storeUid)))
    .for('key share');
  return held.length > 0;
}

/** Each store with its ways of paying, in the order in which it offers them. */
export async function withMethods(db: Queries, rows: readonly Store[]): Promise<StoreWithMethods[]> {
  if (rows.length === 0) return [];
  const offered = await db
    .select()
    .from(storePaymentMethods)
    .where(
      inArray(
        storePaymentMethods.store_uid,
        rows.map((row) => row.store_uid),
      ),
    )
    .orderBy(asc(storePaymentMethods.position), sql`${storePaymentMethods.method} collate "C"`);
  return rows.map((row) => ({
    ...row,
    methods: offered.filter((one) => one.store_uid === row.store_uid).map((one) => one.method),
  }));
}
