export type { ImportDesk, ImportField } from './import-desk';
export { ImportPage } from './import-page';
