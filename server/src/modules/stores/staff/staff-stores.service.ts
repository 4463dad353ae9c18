import type { ListQuery, PageMeta, Store } from 'shared-api/entities';
import { metaOf } from '../../../platform/list';
import type { Platform } from '../../../platform/platform';
import type { Scope } from '../../../scope';
import { refusingTakenCode } from './code-taken';
import { readStore, showStores } from './read-store';
import { findStores } from './staff-stores.repository';
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
  env: { takesCards },
}: Pick<Platform, 'db' | 'clock' | 'keys' | 'env'>): StaffStoresService {
  return {
    async list(scope, query) {
      const { rows, total } = await findStores(db.read, scope, query, takesCards);
      return { data: await showStores(db.read, rows, takesCards), meta: metaOf(query, total) };
    },
    get: (scope, storeUid) => readStore(db.read, scope, storeUid, takesCards),
    update: (change) =>
      refusingTakenCode(
        db.lastTransaction(async (tx) => {
          await changeStore(tx, { clock, keys, takesCards }, change);
          return readStore(tx, change.scope, change.storeUid, takesCards);
        }),
      ),
  };
}
