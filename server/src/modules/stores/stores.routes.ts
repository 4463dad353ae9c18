import { publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import type { StoresService } from './stores.service';

export function storesRoutes(stores: StoresService): readonly Implementation[] {
  return [
    implement(publicArea.listDealers, async ({ query }) => ({ status: 200, body: await stores.listDealers(query) })),
    implement(publicArea.listPaymentMethods, async ({ query }) => ({
      status: 200,
      body: { data: await stores.listPaymentMethods(query.store_uid) },
    })),
  ];
}
