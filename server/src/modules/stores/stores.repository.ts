import { and, asc, eq, getTableColumns, inArray, isNull, like, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PaymentMethod, Role } from 'shared-api/domain';
import { type Queries, readTogether, rowBeside, searchPatterns, unscoped } from '../../platform/db';
import { storePaymentMethods, stores } from '../../platform/db/schema';
import { type PreparedScope, type Scope, storesIn } from '../../scope';
import { isOffered, offeredOnes } from './readiness/store-readiness';
import { activeManagersBeside } from './staff/store-managers.repository';
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
export async function findDealers(db: Queries, search: DealerSearch, takesCards: boolean): Promise<StoreWithMethods[]> {
  return offeredOnes(db, await findOnLine(db, search), takesCards);
}

/** Every store that is switched on line, ready or not. */
export async function findOnLine(db: Queries, { search, province }: DealerSearch): Promise<StoreWithMethods[]> {
  const words = searchPatterns(search ?? '').map((pattern) => like(stores.search, pattern));
  const rows = await known(db)
    .select()
    .from(stores)
    .where(and(onLine, province === undefined ? undefined : eq(stores.province, province), ...words))
    .orderBy(asc(stores.sort_key), asc(stores.store_uid));
  return withMethods(db, rows);
}

/** One dealer of the funnel, or null when it is gone. */
export async function findDealer(db: Queries, storeUid: string, takesCards: boolean): Promise<StoreWithMethods | null> {
  const [found] = await offeredOnes(db, await oneStore(db, storeUid, onLine), takesCards);
  return found ?? null;
}

/**
 * The same, kept from being destroyed until the transaction ends, so that a contract never comes to one that just went.
 */
export async function holdDealer(tx: Queries, storeUid: string, takesCards: boolean): Promise<StoreWithMethods | null> {
  return offeredDealer((await heldDealer(tx, { store_uid: storeUid })).held, takesCards);
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
  return (await heldStoreIn[scope.area](tx, { store_uid: storeUid, uid: scope.uid })).held;
}

/** A store that is switched on line, and who works there: `offeredDealer` says whether customers may be sent there. */
export interface HeldDealer extends StoreWithMethods {
  readonly managers: readonly unknown[];
}

/**
 * What `holdDealer` holds, as a field of another statement. Where it waits for a change of the store, who works there is
 * as it was before: nobody takes the last one from a store that is on line, and whether it is, is seen as it came to be.
 */
export function heldDealerBeside(tx: Queries, storeUid: Placeholder): SQL<HeldDealer | null> {
  return rowBeside(
    { ...storeFields(tx), managers: activeManagersBeside(tx) },
    (row) => known(tx).select({ row }).from(stores).where(oneOf(storeUid, onLine)).for('key share'),
    (held) => held,
  );
}

/** A dealer that is held, or null when it lacks what customers need. */
export function offeredDealer(held: HeldDealer | null, takesCards: boolean): StoreWithMethods | null {
  if (held === null) return null;
  const { managers, ...store } = held;
  return isOffered({ ...store, payments_methods: store.methods, managers, takes_cards: takesCards }) ? store : null;
}

/** What `holdStoreIn` does, as a field of another statement. */
export function heldStoreInBeside(
  tx: Queries,
  scope: PreparedScope,
  storeUid: Placeholder,
): SQL<StoreWithMethods | null> {
  const condition = and(isNull(stores.deleted_at), eq(stores.active, true), storesIn(scope));
  return rowBeside(
    storeFields(tx),
    (row) => known(tx).select({ row }).from(stores).where(oneOf(storeUid, condition)).for('key share'),
    (store) => store,
  );
}

const store_uid = sql.placeholder('store_uid');
const heldDealer = readTogether('dealer_held', (tx) => ({ held: heldDealerBeside(tx, store_uid) }));

const heldIn = (area: Role) =>
  readTogether(`store_of_${area}_held`, (tx) => ({
    held: heldStoreInBeside(tx, { area, uid: sql.placeholder('uid') }, store_uid),
  }));
const heldStoreIn = { admin: heldIn('admin'), manager: heldIn('manager'), user: heldIn('user') };

/** A store with its ways of paying, in one statement. */
function oneStore(db: Queries, storeUid: string, condition: SQL | undefined) {
  return known(db).select(storeFields(db)).from(stores).where(oneOf(storeUid, condition));
}

const known = (db: Queries) => unscoped(db, 'what is on line is public, and a store of a contract is known');

const oneOf = (storeUid: string | Placeholder, condition: SQL | undefined) =>
  and(eq(stores.store_uid, storeUid), condition);

function storeFields(db: Queries) {
  const offered = db
    .select({ method: storePaymentMethods.method })
    .from(storePaymentMethods)
    .where(eq(storePaymentMethods.store_uid, stores.store_uid))
    .orderBy(...inTheirOrder);
  return { ...getTableColumns(stores), methods: sql<PaymentMethod[]>`array(${offered})` };
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
