import { memo, type ReactNode } from 'react';
import { IconButton } from '../button';
import { TickBox } from '../components/checkbox';
import { DeleteIcon, DownloadIcon, EditIcon, EyeIcon, type IconDrawing } from '../components/icons';
import { useIntl } from '../intl';
import type { MenuItem } from '../menu';
import { messages } from './messages';
import type { DataColumn, RowActionKey, RowActions } from './types';

const drawings: Record<RowActionKey, IconDrawing> = {
  view: EyeIcon,
  edit: EditIcon,
  download: DownloadIcon,
  editaction: EditIcon,
  deleteaction: DeleteIcon,
};

/** On a phone `display: block` takes the elements' own roles away. */
const asRow = { role: 'row' };
const asCell = { role: 'cell' };

/** How much of a column's `cut` stays where there is too little room; with room its head keeps the whole. */
const leastShare = 0.6;

interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly DataColumn<Row>[];
  actions: RowActions<Row> | undefined;
  /** Whether the keyboard's cursor stands here. */
  cursor: boolean;
  menu?(row: Row): ReactNode;
  /** Undefined where rows cannot be chosen. */
  chosen: boolean | undefined;
  onTick(id: string, withShift: boolean): void;
}

/** Memoised: what one row is ticked for is not drawn in a hundred. Its elements are styled by the table. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, name, columns, actions, cursor, menu, chosen, onTick } = props;
  const intl = useIntl();
  const items = actions?.itemsOf(row);
  return (
    <tr {...asRow} aria-selected={chosen} data-row={id} data-cursor={cursor || undefined}>
      {chosen !== undefined && (
        <td {...asCell} data-tick>
          <TickBox
            aria-label={intl.formatMessage(messages.choose, { name })}
            checked={chosen}
            onChange={({ nativeEvent }) => onTick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </td>
      )}
      {columns.map(({ key, header, align, cut, least = cut && Math.round(cut * leastShare), cell, namesRow }) => (
        <td
          key={key}
          role={namesRow ? 'rowheader' : 'cell'}
          data-align={align}
          data-label={header}
          style={least === undefined ? undefined : { maxWidth: least }}
        >
          {cell(row)}
        </td>
      ))}
      {actions?.keys.map((key) => {
        const item = items?.find((one) => one.key === key);
        return (
          <td key={key} {...asCell} data-action>
            {item && <RowActionCell action={key} item={item} name={name} />}
          </td>
        );
      })}
      {menu && (
        <td {...asCell} data-action>
          {menu(row)}
        </td>
      )}
    </tr>
  );
});

/** One action of one row, 40 px, named with the row's name; what is not possible is muted and says why. */
function RowActionCell({ action, item, name }: { action: RowActionKey; item: MenuItem; name: string }) {
  const intl = useIntl();
  const word = typeof item.label === 'string' ? item.label : intl.formatMessage(messages[action]);
  const label = `${word} ${name}`;
  return (
    <IconButton
      icon={item.icon ?? drawings[action]}
      label={label}
      title={item.impossible ?? label}
      aria-description={item.impossible}
      size="control"
      disabled={item.impossible !== undefined}
      onClick={item.onSelect}
    />
  );
}
