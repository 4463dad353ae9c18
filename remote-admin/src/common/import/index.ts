export type { ImportAdapter, ImportField } from './import-adapter';
export { ImportPage } from './import-page';
