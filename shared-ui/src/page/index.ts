export { lazyPage } from './lazy-page';
export { lazyPart } from './lazy-part';
export { PageHeader } from './page-header';
