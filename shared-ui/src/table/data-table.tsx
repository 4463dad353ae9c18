import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from '../intl';
import { VisuallyHidden } from '../layout';
import { messages } from './messages';
import { TableHead } from './table-head';
import { tableRecipe } from './table-recipe';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import type { DataColumn, RowAction, Selection, Sorting } from './types';
import { useHeadlessTable } from './use-headless-table';

export interface DataTableProps<Row extends object> {
  /** What the table lists, for the screen reader. */
  label: string;
  /** Keep the array's identity between renders. */
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first page is there. Old rows stay while the next page loads. */
  rows: readonly Row[] | undefined;
  rowId(row: Row): string;
  /** A row in a few words ("CC-2026-003968"), for its tick and its actions. */
  rowName(row: Row): string;
  loading?: boolean;
  actions?: readonly RowAction<Row>[];
  selection?: Selection;
  sorting?: Sorting;
  /** Keys of columns that are not shown. */
  hidden?: readonly string[];
  density?: 'normal' | 'compact' | 'worklist';
  /** An `EmptyState`, or an `ErrorState`, shown when there are no rows. */
  empty: ReactNode;
}

const NONE: readonly never[] = [];

/** A list from the server. Below 600 the rows become cards. Pages stand under it (`ListFoot`). */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    loading = false,
    actions = NONE,
    selection,
    sorting,
    hidden = NONE,
    density,
    empty,
  } = props;
  const intl = useIntl();
  const styles = useSlotRecipe({ recipe: tableRecipe })({ density });
  const table = useHeadlessTable({ columns, rows: rows ?? NONE, rowId, selection, hidden });
  const visible = columns.filter((column) => table.getColumn(column.key)?.getIsVisible());
  const busy = loading || rows === undefined;

  return (
    <chakra.div css={styles.scroll} aria-busy={busy}>
      {rows?.length === 0 ? (
        empty
      ) : (
        <chakra.table css={styles.table} role="table" aria-label={label}>
          <TableHead
            columns={visible}
            actions={actions}
            sorting={sorting}
            styles={styles}
            tick={
              selection && {
                all: table.getIsAllRowsSelected(),
                some: table.getIsSomeRowsSelected(),
                onToggle: () => table.toggleAllRowsSelected(),
              }
            }
          />
          <chakra.tbody role="rowgroup">
            {table.getRowModel().rows.map((row) => (
              <TableRow
                key={row.id}
                row={row.original}
                name={rowName(row.original)}
                columns={visible}
                actions={actions}
                styles={styles}
                tick={selection && { chosen: row.getIsSelected(), onToggle: () => row.toggleSelected() }}
              />
            ))}
            {rows === undefined && (
              <TableSkeleton columns={visible.length + actions.length + (selection ? 1 : 0)} styles={styles} />
            )}
          </chakra.tbody>
        </chakra.table>
      )}
      {rows === undefined && (
        <chakra.p css={styles.loading} aria-hidden="true">
          {intl.formatMessage(messages.loading)}
        </chakra.p>
      )}
      <VisuallyHidden role="status">{busy && intl.formatMessage(messages.loading)}</VisuallyHidden>
    </chakra.div>
  );
}
