import type { Store } from 'shared-api/entities';
import type { Picture } from '../../assets';
import { publicStore } from '../public-store.view';
import type { StoreWithMethods } from '../store.types';

/** A dealer as staff sees it: what anybody may know, what only the operator sets, and who works for it. */
export function staffStore(store: StoreWithMethods, thumbnail: Picture | null, managers: Store['managers']): Store {
  const { distance_km: _, ...shown } = publicStore(store, thumbnail, null);
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
