export { lazyPage } from './lazy-page';
export { PageHeader } from './page-header';
