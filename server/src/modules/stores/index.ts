export { adminStoresRoutes } from './admin/admin-stores.routes';
export { findStoreInSight } from './staff/staff-stores.repository';
export { managerStoresRoutes } from './staff/staff-stores.routes';
export { createStaffStoresService, type StaffStoresService } from './staff/staff-stores.service';
export type { StoreWithMethods } from './store.types';
export {
  findOnLine,
  findStore,
  heldDealerBeside,
  heldStoreInBeside,
  holdDealer,
  holdStore,
  holdStoreIn,
  offeredDealer,
} from './stores.repository';
export { storesRoutes } from './stores.routes';
export { createStoresService, type StoresService } from './stores.service';
