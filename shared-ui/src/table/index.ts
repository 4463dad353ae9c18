/** The entry point of tables and their pages. Loaded with the first list. */

export { ListFoot, type ListMeta } from '../pagination';
export { DataTable } from './data-table';
export {
  type DataColumn,
  type DataTableProps,
  type RowActionKey,
  type RowActions,
  rowActionKeys,
  type Selection,
  type Sorting,
} from './types';
export { useBelow, useFrom } from './use-below';
export { useHandler } from './use-handler';
