import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink, IconButton } from '../button';
import { useIntl } from '../intl';
import { TickBox } from '../pieces/checkbox';
import { DeleteIcon, DownloadIcon, EditIcon, EyeIcon, Icon, type IconDrawing } from '../pieces/icons';
import { messages } from './messages';
import type { TableStyles } from './table-head';
import type { DataColumn, RowAction, RowActionKey } from './types';

const drawings: Record<RowActionKey, IconDrawing> = {
  view: EyeIcon,
  edit: EditIcon,
  download: DownloadIcon,
  editaction: EditIcon,
  deleteaction: DeleteIcon,
};

interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly DataColumn<Row>[];
  actions: readonly RowAction<Row>[];
  styles: TableStyles;
  /** Whether the keyboard's cursor stands here. */
  cursor: boolean;
  menu: ((row: Row) => ReactNode) | undefined;
  tick: { chosen: boolean; onToggle(withShift: boolean): void } | undefined;
}

export function TableRow<Row>({ row, id, name, columns, actions, styles, cursor, menu, tick }: TableRowProps<Row>) {
  const intl = useIntl();
  return (
    <chakra.tr css={styles.row} role="row" aria-selected={tick?.chosen} data-row={id} data-cursor={cursor || undefined}>
      {tick && (
        <chakra.td css={[styles.td, styles.tick]} role="cell">
          <TickBox
            aria-label={intl.formatMessage(messages.choose, { name })}
            checked={tick.chosen}
            onChange={({ nativeEvent }) => tick.onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </chakra.td>
      )}
      {columns.map(({ key, header, align, cell }) => (
        <chakra.td key={key} css={styles.td} role="cell" data-align={align} data-label={header}>
          {cell(row)}
        </chakra.td>
      ))}
      {actions.map((action) => (
        <chakra.td key={action.key} css={[styles.td, styles.action]} role="cell">
          {!action.hidden?.(row) && <RowActionCell action={action} row={row} name={name} />}
        </chakra.td>
      ))}
      {menu && (
        <chakra.td css={[styles.td, styles.action]} role="cell">
          {menu(row)}
        </chakra.td>
      )}
    </chakra.tr>
  );
}

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
