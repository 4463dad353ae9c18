export { StorePage } from './store-page';
