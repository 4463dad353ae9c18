import { type ReactNode, useState } from 'react';
import { Button, Skeleton } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { DataTable, type DataTableProps, useBelow } from 'shared-ui/table';
import { messages } from './messages';

const FIRST = 3;
const usual = 5;
/** Six columns with an action of two words need so much on one line. */
const cardsBelow = 768;
const More = chakra('div', { base: { padding: '12px 16px', borderTopWidth: '1px' } });

interface WorkListProps<Row extends object> extends Omit<DataTableProps<Row>, 'density' | 'card' | 'selection'> {
  /** A row on a phone: a `RowCard`. */
  card(row: Row): ReactNode;
}

/** Work to be done, in rows of 56 px; where they have no room three cards, and the others when asked. */
export function WorkList<Row extends object>({ rows, ...table }: WorkListProps<Row>) {
  const small = useBelow(cardsBelow);
  const [all, setAll] = useState(false);
  const shown = small && !all ? rows?.slice(0, FIRST) : rows;
  const more = (rows?.length ?? 0) - (shown?.length ?? 0);
  return (
    <>
      <DataTable {...table} rows={shown} expected={small ? FIRST : usual} cardsBelow={cardsBelow} density="worklist" />
      {small && rows === undefined && (
        <More aria-hidden="true">
          <Skeleton height={48} />
        </More>
      )}
      {more > 0 && (
        <More>
          <Button wide onClick={() => setAll(true)}>
            <FormattedMessage {...messages.more} values={{ count: more }} />
          </Button>
        </More>
      )}
    </>
  );
}
