export { PackagesPage } from './packages-page';
