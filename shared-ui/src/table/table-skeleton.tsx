import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../skeleton';
import type { TableStyles } from './table-head';

const ROWS = [0, 1, 2, 3, 4];

/** Rows on their way, at their final height. */
export function TableSkeleton({ columns, styles }: { columns: number; styles: TableStyles }) {
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
