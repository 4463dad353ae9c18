export { ImportStoresPage } from './import/import-stores-page';
export { StoresPage } from './list/stores-page';
export { NewStorePage } from './new/new-store-page';
export { StorePage } from './store/store-page';
