export { StorePage } from './store-page';
export { StoresPage } from './stores-page';
