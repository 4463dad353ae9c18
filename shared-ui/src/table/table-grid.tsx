import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Skeleton } from '../skeleton';
import { TableHead, type TableStyles } from './table-head';
import { TableRow } from './table-row';
import type { DataColumn, DataTableProps } from './types';
import { useHeadlessTable } from './use-headless-table';

const NONE: readonly never[] = [];

interface TableGridProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'empty' | 'card' | 'loading' | 'meta' | 'density' | 'expected'> {
  /** How many rows are on their way. */
  expected: number;
  styles: TableStyles;
  onTick(id: string, withShift: boolean): void;
}

/** The table itself: head, rows, and their places while they are on the way. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { label, columns, rows, rowId, rowName, actions, selection, sorting, hidden = NONE } = props;
  const { cursor, menu, styles, onTick, expected } = props;
  const table = useHeadlessTable({ columns, rows: rows ?? NONE, rowId, selection });
  const visible = useVisible(columns, hidden);
  const further = (actions?.keys.length ?? 0) + (selection ? 1 : 0) + (menu ? 1 : 0);

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
            cursor={row.id === cursor}
            menu={menu}
            chosen={selection && row.getIsSelected()}
            onTick={onTick}
          />
        ))}
        {rows === undefined && <TableSkeleton rows={expected} columns={visible.length + further} />}
      </chakra.tbody>
    </chakra.table>
  );
}

/** The columns that show: the same array until they change, for the rows' sake. */
function useVisible<Row>(columns: readonly DataColumn<Row>[], hidden: readonly string[]): readonly DataColumn<Row>[] {
  const keys = hidden.join();
  return useMemo(() => {
    const out = new Set(keys.split(','));
    return columns.filter(({ key }) => !out.has(key));
  }, [columns, keys]);
}

/** Rows on their way, at their final height. */
function TableSkeleton({ rows, columns }: { rows: number; columns: number }) {
  const cells = Array.from({ length: columns }, (_, cell) => cell);
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <chakra.tr key={row} aria-hidden="true">
      {cells.map((cell) => (
        <td key={cell}>
          <Skeleton height={12} width="80%" />
        </td>
      ))}
    </chakra.tr>
  ));
}
