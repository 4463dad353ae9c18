import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from '../intl';
import { VisuallyHidden } from '../layout';
import { CardList } from './card-list';
import { messages } from './messages';
import { TableGrid } from './table-grid';
import { tableRecipe } from './table-recipe';
import type { DataColumn, RowAction, Selection, Sorting } from './types';
import { useBelow } from './use-below';
import { useCursorFocus } from './use-cursor-focus';
import { useRangeTicks } from './use-range-ticks';

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
  /** With the shift key, a tick takes every row since the last one. */
  selection?: Selection;
  sorting?: Sorting;
  /** Keys of columns that are not shown. */
  hidden?: readonly string[];
  density?: 'normal' | 'compact' | 'worklist';
  /** The id of the row with the cursor (`useRowKeys`): it is marked, and its first link gets the focus. */
  cursor?: string | null;
  /** The row's menu (`RowMenu`): the last column, after the actions. */
  menu?(row: Row): ReactNode;
  /** A row below 600 (`RowCard`); without it every cell stands under its heading. */
  card?(row: Row): ReactNode;
  /** An `EmptyState`, or an `ErrorState`, shown when there are no rows. */
  empty: ReactNode;
}

const NONE: readonly never[] = [];

/** A list from the server. Below 600 the rows become cards. Pages stand under it (`ListFoot`). */
export function DataTable<Row extends object>({ empty, card, ...table }: DataTableProps<Row>) {
  const { label, rows, rowId, rowName, loading = false, selection, density, cursor = null } = table;
  const intl = useIntl();
  const styles = useSlotRecipe({ recipe: tableRecipe })({ density });
  const toggle = useRangeTicks((rows ?? NONE).map(rowId), selection);
  const frame = useCursorFocus(cursor);
  const asCards = useBelow(600) && rows !== undefined && card !== undefined;
  const busy = loading || rows === undefined;

  return (
    <chakra.div css={styles.scroll} aria-busy={busy} ref={frame}>
      {rows?.length === 0 ? (
        empty
      ) : asCards ? (
        <CardList {...{ label, rows, rowId, rowName, card, selection }} onTick={toggle} />
      ) : (
        <TableGrid {...table} styles={styles} cursor={cursor} onTick={toggle} />
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
