import { chakra } from '@chakra-ui/react';
import { TableHead, type TableStyles } from './table-head';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import type { DataTableProps } from './types';
import { useHeadlessTable } from './use-headless-table';

const NONE: readonly never[] = [];

interface TableGridProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'empty' | 'card' | 'loading' | 'density'> {
  styles: TableStyles;
  onTick(id: string, withShift: boolean): void;
}

/** The table itself: head, rows, and their places while they are on the way. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { label, columns, rows, rowId, rowName, actions = NONE, selection, sorting, hidden = NONE } = props;
  const { cursor, menu, styles, onTick } = props;
  const table = useHeadlessTable({ columns, rows: rows ?? NONE, rowId, selection, hidden });
  const visible = columns.filter((column) => table.getColumn(column.key)?.getIsVisible());
  const further = actions.length + (selection ? 1 : 0) + (menu ? 1 : 0);

  return (
    <chakra.table css={styles.table} role="table" aria-label={label}>
      <TableHead
        columns={visible}
        actions={actions}
        sorting={sorting}
        styles={styles}
        menu={menu !== undefined}
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
            id={row.id}
            name={rowName(row.original)}
            columns={visible}
            actions={actions}
            styles={styles}
            cursor={row.id === cursor}
            menu={menu}
            tick={selection && { chosen: row.getIsSelected(), onToggle: (withShift) => onTick(row.id, withShift) }}
          />
        ))}
        {rows === undefined && <TableSkeleton columns={visible.length + further} styles={styles} />}
      </chakra.tbody>
    </chakra.table>
  );
}
