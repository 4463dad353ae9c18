import { Button } from 'shared-ui';
import { VisuallyHidden } from 'shared-ui/chakra';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { DataColumn, Sorting } from 'shared-ui/table';
import { Icon, SortIcon } from '../../icons';
import { LateMenu } from '../late/late-menu';
import { loadMenu } from '../late/load-menu';
import { messages } from './messages';

/** What a column says of the order. */
export type SortedColumn = Pick<DataColumn<never>, 'header' | 'sort'>;

interface SortMenuProps extends Sorting {
  /** Of these, the ones that have a `sort` are offered. */
  columns: readonly SortedColumn[];
}

/**
 * "Ordina per": the order of a list whose heads are not there to be pressed. Another field begins ascending, as by its
 * head.
 */
export function SortMenu({ columns, value, onChange }: SortMenuProps) {
  const intl = useIntl();
  const descending = value.startsWith('-');
  const field = descending ? value.slice(1) : value;
  const fields = columns.flatMap(({ header, sort }) => (sort ? [{ key: sort, label: header }] : []));
  if (fields.length === 0) return null;
  const taken = fields.find(({ key }) => key === field);
  const ways = [
    { key: 'ascending', label: intl.formatMessage(messages.ascending), taken: !descending, to: field },
    { key: 'descending', label: intl.formatMessage(messages.descending), taken: descending, to: `-${field}` },
  ];
  return (
    <LateMenu
      load={loadMenu}
      trigger={
        <Button minWidth="var(--control)" paddingInline={0}>
          <Icon of={SortIcon} />
          <VisuallyHidden>
            <FormattedMessage {...messages.sortBy} />
            {taken && `: ${taken.label}, ${intl.formatMessage(descending ? messages.descending : messages.ascending)}`}
          </VisuallyHidden>
        </Button>
      }
      menu={{
        items: [
          ...fields.map(({ key, label }) => ({
            key,
            label,
            taken: key === field,
            onSelect: () => key !== field && onChange(key),
          })),
          ...(field === '' ? [] : ways).map(({ to, ...way }, place) => ({
            ...way,
            apart: place === 0,
            onSelect: () => to !== value && onChange(to),
          })),
        ],
      }}
    />
  );
}
