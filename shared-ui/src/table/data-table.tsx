import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../intl';
import { VisuallyHidden } from '../layout';
import { type ListMeta, useRange } from '../pagination';
import { CardList, CardSkeleton } from './card-list';
import { messages } from './messages';
import { TableGrid } from './table-grid';
import { tableRecipe } from './table-recipe';
import type { DataTableProps, Selection } from './types';
import { useBelow } from './use-below';
import { useHandler } from './use-handler';

const NONE: readonly never[] = [];

/** Of a page that is on its way. */
const usualRows = 5;

/** A list from the server. Below 600, or `cardsBelow`, the rows become cards. Pages stand under it (`ListFoot`). */
export function DataTable<Row extends object>({
  empty,
  card,
  cardLines,
  cardsBelow = 600,
  meta,
  ...table
}: DataTableProps<Row>) {
  const { label, rows, rowId, rowName, loading = false, expected, selection, density, cursor = null } = table;
  const intl = useIntl();
  const styles = useSlotRecipe({ recipe: tableRecipe })({ density });
  const toggle = useHandler(useRangeTicks((rows ?? NONE).map(rowId), selection));
  const frame = useCursorFocus(cursor);
  const asCards = useBelow(cardsBelow) && card !== undefined;
  const busy = loading || rows === undefined;
  const outcome = useOutcome(meta, busy);

  return (
    <chakra.div css={styles.scroll} aria-busy={busy} ref={frame}>
      {rows?.length === 0 ? (
        empty
      ) : asCards ? (
        rows ? (
          <CardList {...{ label, rows, rowId, rowName, card, selection }} onTick={toggle} />
        ) : (
          <CardSkeleton count={expected ?? usualRows} lines={cardLines} />
        )
      ) : (
        <TableGrid {...table} expected={expected ?? usualRows} styles={styles} cursor={cursor} onTick={toggle} />
      )}
      {rows === undefined && expected === undefined && (
        <chakra.p css={styles.loading} aria-hidden="true">
          {intl.formatMessage(messages.loading)}
        </chakra.p>
      )}
      <VisuallyHidden role="status">{busy ? intl.formatMessage(messages.loading) : outcome}</VisuallyHidden>
    </chakra.div>
  );
}

/** What the person's last search, filter or turn of a page brought; of the page that the list came with, nothing. */
function useOutcome(meta: ListMeta | undefined, busy: boolean): string | undefined {
  const range = useRange();
  const text = busy ? undefined : meta && range(meta);
  const [first, setFirst] = useState<string>();
  const [acted, setActed] = useState(false);
  if (first === undefined && text !== undefined) setFirst(text);
  if (first !== undefined && !acted && text !== first) setActed(true);
  return acted ? text : undefined;
}

/** Gives the focus to the first link of the row with the cursor, and brings it into view. */
function useCursorFocus(cursor: string | null) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (cursor === null) return;
    const row = frame.current?.querySelector(`[data-row="${CSS.escape(cursor)}"]`);
    const target = row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('button, input');
    target?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);

  return frame;
}

/**
 * Ticks of rows: with the shift key every row between the last one ticked and this one gets the same.
 * @param ids the rows of the page in their order
 */
function useRangeTicks(ids: readonly string[], selection: Selection | undefined) {
  const last = useRef<string | null>(null);

  return function toggle(id: string, withShift: boolean): void {
    if (!selection) return;
    const chosen = new Set(selection.ids);
    const choose = !chosen.has(id);
    const from = withShift && last.current !== null ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const other of range) {
      if (choose) chosen.add(other);
      else chosen.delete(other);
    }
    last.current = id;
    selection.onChange([...chosen]);
  };
}
