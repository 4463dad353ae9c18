export type { StoreWithMethods } from './store.types';
export { findDealer, findDealers, findStore } from './stores.repository';
export { storesRoutes } from './stores.routes';
export { createStoresService, type StoresService } from './stores.service';
