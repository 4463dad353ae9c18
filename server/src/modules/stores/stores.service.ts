import { usableMethods } from 'shared-api/domain';
import type { OfferedPaymentMethod, PageMeta, PublicStore } from 'shared-api/entities';
import { invalid } from '../../platform/errors';
import { t } from '../../platform/i18n';
import type { Platform } from '../../platform/platform';
import { findPictures, pictureOf } from '../assets';
import { type DealersRequest, planDealers, planNearby } from './dealer-search';
import { byDistance } from './distance.rules';
import { offeredMethod } from './payment-method.view';
import { publicStore } from './public-store.view';
import { storeMessages } from './stores.messages';
import { findDealer, findDealers } from './stores.repository';

export interface DealersQuery extends DealersRequest {
  readonly page: number;
  readonly per_page: number;
}

export interface StoresService {
  /** One page of the funnel's dealers: nearest first when a place is known, else by name. */
  listDealers(query: DealersQuery): Promise<{ data: PublicStore[]; meta: PageMeta }>;
  /** How a dealer may be paid. One that sells no longer is a 422 on `store_uid`. */
  listPaymentMethods(storeUid: string): Promise<OfferedPaymentMethod[]>;
}

export function createStoresService({ db, env: { takesCards } }: Pick<Platform, 'db' | 'env'>): StoresService {
  async function searched(request: DealersRequest) {
    const { filter, from } = planDealers(request);
    const found = await findDealers(db.read, filter, takesCards);
    const nearby = found.length === 0 && filter.search ? planNearby(request) : null;
    if (nearby === null) return { found, from };
    return { found: await findDealers(db.read, nearby.filter, takesCards), from: nearby.from };
  }

  return {
    async listDealers({ page, per_page, ...request }) {
      const { found, from } = await searched(request);
      const ordered = from === null ? found.map((store) => ({ ...store, distance_km: null })) : byDistance(found, from);
      const shown = ordered.slice((page - 1) * per_page, page * per_page);
      const pictures = await findPictures(
        db.read,
        shown.map((store) => store.thumbnail_id),
      );
      return {
        data: shown.map((store) =>
          publicStore(store, pictureOf(pictures, store.thumbnail_id), { distanceKm: store.distance_km, takesCards }),
        ),
        meta: {
          current_page: page,
          last_page: Math.max(1, Math.ceil(ordered.length / per_page)),
          per_page,
          total: ordered.length,
        },
      };
    },

    async listPaymentMethods(storeUid) {
      const store = await findDealer(db.read, storeUid, takesCards);
      if (store === null) throw invalid({ store_uid: [t(storeMessages.gone)] });
      return usableMethods(store.methods, store.iban, takesCards).map(offeredMethod);
    },
  };
}
