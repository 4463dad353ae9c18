import type { Store } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import type { Scope } from '../../../scope';
import { findPictures, type Picture, pictureOf } from '../../assets';
import { publicStore } from '../public-store.view';
import type { StoreWithMethods } from '../store.types';
import { findStoreInSight } from './staff-stores.repository';
import { managersOf } from './store-managers.repository';

/**
 * Stores as staff sees them, with their pictures and the people attached.
 * @param takesCards whether the product has a card provider
 */
export async function showStores(
  queries: Queries,
  rows: readonly StoreWithMethods[],
  takesCards: boolean,
): Promise<Store[]> {
  const pictures = await findPictures(
    queries,
    rows.map((store) => store.thumbnail_id),
  );
  const managers = await managersOf(
    queries,
    rows.map((store) => store.store_uid),
  );
  return rows.map((store) => ({
    ...staffStore(store, pictureOf(pictures, store.thumbnail_id), managers.get(store.store_uid) ?? []),
    takes_cards: takesCards,
  }));
}

/**
 * One store that the caller's area has in sight.
 * @throws Refusal `not_found`
 */
export async function readStore(queries: Queries, scope: Scope, storeUid: string, takesCards: boolean): Promise<Store> {
  const found = await findStoreInSight(queries, scope, storeUid);
  const [store] = await showStores(queries, found === null ? [] : [found], takesCards);
  if (store === undefined) throw notFound();
  return store;
}

/** A dealer as staff sees it: what anybody may know, what only the operator sets, and who works for it. */
function staffStore(store: StoreWithMethods, thumbnail: Picture | null, managers: Store['managers']): Store {
  const { distance_km: _, ...shown } = publicStore(store, thumbnail, { distanceKm: null, takesCards: true });
  return {
    ...shown,
    payments_methods: [...store.methods],
    code: store.code,
    association_code: store.association_code,
    iban: store.iban,
    active: store.active,
    online_enabled: store.online_enabled,
    visible: store.visible,
    managers,
    version: store.version,
  };
}
