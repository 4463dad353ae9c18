import type { ListQuery, PageMeta, Store } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import { metaOf } from '../../../platform/list';
import type { Platform } from '../../../platform/platform';
import type { Scope } from '../../../platform/scope';
import { findPictures, pictureOf } from '../../assets';
import type { StoreWithMethods } from '../store.types';
import { findStoreInSight, findStores } from './staff-stores.repository';
import { staffStore } from './store.view';
import { managersOf } from './store-managers.repository';
import { changeStore, type StoreUpdate } from './update-store';

/** Stores for those who run them: the caller's scope decides which. */
export interface StaffStoresService {
  list(scope: Scope, query: ListQuery): Promise<{ data: Store[]; meta: PageMeta }>;
  /** @throws Refusal `not_found` */
  get(scope: Scope, storeUid: string): Promise<Store>;
  /** @throws Refusal `not_found`, `stale`, `validation` */
  update(change: StoreUpdate): Promise<Store>;
}

export function createStaffStoresService({
  db,
  clock,
  keys,
}: Pick<Platform, 'db' | 'clock' | 'keys'>): StaffStoresService {
  async function show(queries: Queries, rows: readonly StoreWithMethods[]): Promise<Store[]> {
    const pictures = await findPictures(
      queries,
      rows.map((store) => store.thumbnail_id),
    );
    const managers = await managersOf(
      queries,
      rows.map((store) => store.store_uid),
    );
    return rows.map((store) =>
      staffStore(store, pictureOf(pictures, store.thumbnail_id), managers.get(store.store_uid) ?? []),
    );
  }

  async function read(queries: Queries, scope: Scope, storeUid: string): Promise<Store> {
    const found = await findStoreInSight(queries, scope, storeUid);
    const [store] = await show(queries, found === null ? [] : [found]);
    if (store === undefined) throw notFound();
    return store;
  }

  return {
    async list(scope, query) {
      const { rows, total } = await findStores(db.read, scope, query);
      return { data: await show(db.read, rows), meta: metaOf(query, total) };
    },
    get: (scope, storeUid) => read(db.read, scope, storeUid),
    update: (change) =>
      db.transaction(async (tx) => {
        await changeStore(tx, { clock, keys }, change);
        return read(tx, change.scope, change.storeUid);
      }),
  };
}
