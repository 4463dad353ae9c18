import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { TickBox } from '../components/checkbox';
import { ArrowDownIcon, ArrowUpIcon, Icon } from '../components/icons';
import { useIntl } from '../intl';
import { VisuallyHidden } from '../layout';
import { messages } from './messages';
import type { DataColumn, RowActions, Sorting } from './types';

export type TableStyles = Record<string, SystemStyleObject>;

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  actions: RowActions<Row> | undefined;
  sorting: Sorting | undefined;
  styles: TableStyles;
  /** Whether rows end with a menu. */
  menu: boolean;
  tick: { all: boolean; some: boolean; onToggle(): void } | undefined;
}

/** How a column stands in the present order. */
function direction(sort: string | undefined, sorting: Sorting | undefined): 'ascending' | 'descending' | undefined {
  if (!sort || !sorting) return undefined;
  if (sorting.value === sort) return 'ascending';
  return sorting.value === `-${sort}` ? 'descending' : undefined;
}

export function TableHead<Row>({ columns, actions, sorting, styles, menu, tick }: TableHeadProps<Row>) {
  const intl = useIntl();
  return (
    <chakra.thead css={styles.head} role="rowgroup">
      <chakra.tr role="row">
        {tick && (
          <chakra.th css={styles.th} role="columnheader" scope="col" data-tick>
            <TickBox
              aria-label={intl.formatMessage(messages.chooseAll)}
              checked={tick.all}
              indeterminate={tick.some && !tick.all}
              onChange={tick.onToggle}
            />
          </chakra.th>
        )}
        {columns.map(({ key, header, cut, width = cut, align, sort }) => {
          const order = direction(sort, sorting);
          return (
            <chakra.th
              key={key}
              css={styles.th}
              role="columnheader"
              scope="col"
              width={typeof width === 'number' ? `${width}px` : width}
              data-align={align}
              aria-sort={order}
            >
              {sort && sorting ? (
                <button
                  type="button"
                  data-word
                  onClick={() => sorting.onChange(order === 'ascending' ? `-${sort}` : sort)}
                >
                  {header}
                  {order && <Icon of={order === 'ascending' ? ArrowUpIcon : ArrowDownIcon} size={12} />}
                </button>
              ) : (
                header
              )}
            </chakra.th>
          );
        })}
        {actions?.keys.map((key) => (
          <chakra.th key={key} css={styles.th} role="columnheader" scope="col" data-action>
            <VisuallyHidden>{intl.formatMessage(messages[key])}</VisuallyHidden>
          </chakra.th>
        ))}
        {menu && (
          <chakra.th css={styles.th} role="columnheader" scope="col" data-action>
            <VisuallyHidden>{intl.formatMessage(messages.menu)}</VisuallyHidden>
          </chakra.th>
        )}
      </chakra.tr>
    </chakra.thead>
  );
}
