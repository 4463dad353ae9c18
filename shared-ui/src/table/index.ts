/** The door to tables and their pages. Loaded with the first list. */

export {
  type Column,
  type ColumnDef,
  createColumnHelper,
  flexRender,
  type Row,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
export { ListFoot, type ListMeta, Pagination } from '../pagination';
export { cellByKey, type ListedRecord } from './cell-by-key';
export { Cut } from './cut';
export { DataTable, type DataTableProps } from './data-table';
export { Flag } from './flag';
export { VerifiedSign, YesNoSign } from './signs';
export type { DataColumn, RowAction, RowActionKey, Selection, Sorting } from './types';
