import type { Store } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import type { Scope } from '../../../scope';
import { findPictures, pictureOf } from '../../assets';
import type { StoreWithMethods } from '../store.types';
import { findStoreInSight } from './staff-stores.repository';
import { staffStore } from './store.view';
import { managersOf } from './store-managers.repository';

/** Stores as staff sees them, with their pictures and the people attached. */
export async function showStores(queries: Queries, rows: readonly StoreWithMethods[]): Promise<Store[]> {
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

/**
 * One store that the caller's area has in sight.
 * @throws Refusal `not_found`
 */
export async function readStore(queries: Queries, scope: Scope, storeUid: string): Promise<Store> {
  const found = await findStoreInSight(queries, scope, storeUid);
  const [store] = await showStores(queries, found === null ? [] : [found]);
  if (store === undefined) throw notFound();
  return store;
}
