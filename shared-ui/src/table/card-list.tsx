import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { TickBox } from '../components/checkbox';
import { useIntl } from '../intl';
import { Skeleton } from '../skeleton';
import { messages } from './messages';
import type { Selection } from './types';

const Card = chakra('li', {
  base: {
    display: 'flex',
    gap: '12px',
    padding: '12px 16px 8px',
    borderTopWidth: '1px',
    '&:first-of-type': { borderTopWidth: 0 },
    '&[data-chosen]': { bg: 'bg.chosen' },
  },
});
const Content = chakra('div', { base: { flex: 1, minWidth: 0 } });

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId(row: Row): string;
  rowName(row: Row): string;
  card(row: Row): ReactNode;
  selection: Selection | undefined;
  onTick(id: string, withShift: boolean): void;
}

/** A table's rows on a phone. */
export function CardList<Row>({ label, rows, rowId, rowName, card, selection, onTick }: CardListProps<Row>) {
  const chosen = selection && new Set(selection.ids);
  return (
    <ul aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        const name = rowName(row);
        return <RowAsCard key={id} {...{ row, id, name, card, onTick }} chosen={chosen?.has(id)} />;
      })}
    </ul>
  );
}

const usualLines = [22, 24, 20];
const widths = ['50%', '100%', '70%'];

interface CardSkeletonProps {
  count: number;
  /** The heights of a card's lines, in px. */
  lines?: readonly number[] | undefined;
}

/** Cards on their way, about as high as they will be. */
export function CardSkeleton({ count, lines = usualLines }: CardSkeletonProps) {
  return (
    <chakra.ul aria-hidden="true">
      {Array.from({ length: count }, (_, card) => card).map((card) => (
        <Card key={card}>
          <Content display="grid" gap="8px">
            {lines.map((height, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing but their place tells lines apart, and it never changes.
              <Skeleton key={place} height={height} width={widths[place % widths.length]} />
            ))}
          </Content>
        </Card>
      ))}
    </chakra.ul>
  );
}

interface RowAsCardProps<Row> extends Pick<CardListProps<Row>, 'card' | 'onTick'> {
  row: Row;
  id: string;
  name: string;
  /** Undefined where rows cannot be chosen. */
  chosen: boolean | undefined;
}

/** Memoised, as a table's rows are. */
const RowAsCard = memo(function RowAsCard<Row>({ row, id, name, card, chosen, onTick }: RowAsCardProps<Row>) {
  const intl = useIntl();
  return (
    <Card data-row={id} data-chosen={chosen || undefined}>
      {chosen !== undefined && (
        <TickBox
          aria-label={intl.formatMessage(messages.choose, { name })}
          checked={chosen}
          onChange={() => onTick(id, false)}
        />
      )}
      <Content>{card(row)}</Content>
    </Card>
  );
});
