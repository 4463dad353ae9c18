import { and, asc, eq, getTableColumns, inArray, isNull, like, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PaymentMethod, Role } from 'shared-api/domain';
import { preparedStatement, type Queries, searchPatterns, unscoped } from '../../platform/db';
import { storePaymentMethods, stores } from '../../platform/db/schema';
import { type Scope, storesIn } from '../../scope';
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
  const rows = await unscoped(db, 'what is on line is public, and a store of a contract is known')
    .select()
    .from(stores)
    .where(and(onLine, province === undefined ? undefined : eq(stores.province, province), ...words))
    .orderBy(asc(stores.sort_key), asc(stores.store_uid));
  return withMethods(db, rows);
}

/** One dealer of the funnel, or null when it is gone. */
export async function findDealer(db: Queries, storeUid: string): Promise<StoreWithMethods | null> {
  const [found] = await offeredOnes(db, await oneStore(db, storeUid, onLine));
  return found ?? null;
}

/**
 * The same, kept from being destroyed until the transaction ends, so that a contract never comes to one that just went.
 */
export async function holdDealer(tx: Queries, storeUid: string): Promise<StoreWithMethods | null> {
  const [held] = await offeredOnes(tx, await heldDealer(tx).execute({ store_uid: storeUid }));
  return held ?? null;
}

/** Any store that was not destroyed, also one that no longer sells on line. */
export async function findStore(db: Queries, storeUid: string): Promise<StoreWithMethods | null> {
  const [found] = await oneStore(db, storeUid, isNull(stores.deleted_at));
  return found ?? null;
}

/** The same, kept from it until the transaction ends. */
export async function holdStore(tx: Queries, storeUid: string): Promise<StoreWithMethods | null> {
  const [held] = await oneStore(tx, storeUid, isNull(stores.deleted_at)).for('key share');
  return held ?? null;
}

/** An active store that the caller's area has in sight, kept in the same way; foreign and unknown ones are both null. */
export async function holdStoreIn(tx: Queries, scope: Scope, storeUid: string): Promise<StoreWithMethods | null> {
  const [held] = await heldStoreIn[scope.area](tx).execute({ store_uid: storeUid, uid: scope.uid });
  return held ?? null;
}

const heldDealer = preparedStatement('dealer_held', (tx) =>
  oneStore(tx, sql.placeholder('store_uid'), onLine).for('key share'),
);

const heldIn = (area: Role) =>
  preparedStatement(`store_of_${area}_held`, (tx) => {
    const inSight = storesIn({ area, uid: sql.placeholder('uid') });
    const condition = and(isNull(stores.deleted_at), eq(stores.active, true), inSight);
    return oneStore(tx, sql.placeholder('store_uid'), condition).for('key share');
  });
const heldStoreIn = { admin: heldIn('admin'), manager: heldIn('manager'), user: heldIn('user') };

/** A store with its ways of paying, in one statement. */
function oneStore(db: Queries, storeUid: string | Placeholder, condition: SQL | undefined) {
  const offered = db
    .select({ method: storePaymentMethods.method })
    .from(storePaymentMethods)
    .where(eq(storePaymentMethods.store_uid, stores.store_uid))
    .orderBy(...inTheirOrder);
  return unscoped(db, 'what is on line is public, and a store of a contract is known')
    .select({ ...getTableColumns(stores), methods: sql<PaymentMethod[]>`array(${offered})` })
    .from(stores)
    .where(and(eq(stores.store_uid, storeUid), condition));
}

const inTheirOrder = [asc(storePaymentMethods.position), sql`${storePaymentMethods.method} collate "C"`];

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
    .orderBy(...inTheirOrder);
  return rows.map((row) => ({
    ...row,
    methods: offered.filter((one) => one.store_uid === row.store_uid).map((one) => one.method),
  }));
}
