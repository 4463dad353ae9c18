export { lazyPage } from './lazy-page';
export { lazyPart, withNetwork } from './lazy-part';
export { PageHeader } from './page-header';
