import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useIntl } from '../intl';
import { VisuallyHidden } from '../layout';
import { CardList } from './card-list';
import { messages } from './messages';
import { TableGrid } from './table-grid';
import { tableRecipe } from './table-recipe';
import type { DataTableProps } from './types';
import { useBelow } from './use-below';
import { useCursorFocus } from './use-cursor-focus';
import { useRangeTicks } from './use-range-ticks';

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
