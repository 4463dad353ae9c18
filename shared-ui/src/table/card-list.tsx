import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from '../intl';
import { TickBox } from '../pieces/checkbox';
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
  const intl = useIntl();
  return (
    <ul aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        const chosen = selection?.ids.includes(id) ?? false;
        return (
          <Card key={id} data-row={id} data-chosen={chosen || undefined}>
            {selection && (
              <TickBox
                aria-label={intl.formatMessage(messages.choose, { name: rowName(row) })}
                checked={chosen}
                onChange={() => onTick(id, false)}
              />
            )}
            <Content>{card(row)}</Content>
          </Card>
        );
      })}
    </ul>
  );
}
