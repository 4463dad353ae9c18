import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../skeleton';
import { TableHead, type TableStyles } from './table-head';
import { TableRow } from './table-row';
import type { DataTableProps } from './types';
import { useHeadlessTable } from './use-headless-table';

const ROWS = [0, 1, 2, 3, 4];
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

/** Rows on their way, at their final height. */
function TableSkeleton({ columns, styles }: { columns: number; styles: TableStyles }) {
  const cells = Array.from({ length: columns }, (_, cell) => cell);
  return ROWS.map((row) => (
    <chakra.tr key={row} css={styles.row} aria-hidden="true">
      {cells.map((cell) => (
        <chakra.td key={cell} css={styles.td}>
          <Skeleton height={12} width="80%" />
        </chakra.td>
      ))}
    </chakra.tr>
  ));
}
