/** The door to tables and their pages. Loaded with the first list. */

export { ListFoot, type ListMeta } from '../pagination';
export { DataTable, type DataTableProps } from './data-table';
export type { DataColumn, Selection } from './types';
export { useBelow } from './use-below';
