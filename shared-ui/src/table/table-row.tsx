import { memo, type ReactNode } from 'react';
import { ButtonLink, IconButton } from '../button';
import { useIntl } from '../intl';
import { TickBox } from '../pieces/checkbox';
import { DeleteIcon, DownloadIcon, EditIcon, EyeIcon, Icon, type IconDrawing } from '../pieces/icons';
import { messages } from './messages';
import type { DataColumn, RowAction, RowActionKey } from './types';

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

interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly DataColumn<Row>[];
  actions: readonly RowAction<Row>[];
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
      {columns.map(({ key, header, align, cell }) => (
        <td key={key} {...asCell} data-align={align} data-label={header}>
          {cell(row)}
        </td>
      ))}
      {actions.map((action) => (
        <td key={action.key} {...asCell} data-action>
          {!action.hidden?.(row) && <RowActionCell action={action} row={row} name={name} />}
        </td>
      ))}
      {menu && (
        <td {...asCell} data-action>
          {menu(row)}
        </td>
      )}
    </tr>
  );
});

/** One action of one row, 40 px, named with the row's name. */
function RowActionCell<Row>({ action, row, name }: { action: RowAction<Row>; row: Row; name: string }) {
  const intl = useIntl();
  const label = `${action.label ?? intl.formatMessage(messages[action.key])} ${name}`;
  const icon = action.icon ?? drawings[action.key];

  return action.to ? (
    <ButtonLink to={action.to(row)} look="ghost" size="control" square aria-label={label} title={label}>
      <Icon of={icon} />
    </ButtonLink>
  ) : (
    <IconButton icon={icon} label={label} size="control" onClick={() => action.onAction?.(row)} />
  );
}
