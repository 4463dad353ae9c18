export { lazyPage } from './lazy-page';
export { type Crumb, PageHeader } from './page-header';
