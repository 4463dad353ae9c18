export type { StoreWithMethods } from './store.types';
export { findDealer, findStore } from './stores.repository';
export { storesRoutes } from './stores.routes';
export { createStoresService, type StoresService } from './stores.service';
