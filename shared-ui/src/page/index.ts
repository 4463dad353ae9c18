export { type Crumb, PageHeader } from './page-header';
