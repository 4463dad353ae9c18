import { ButtonLink, IconButton } from '../button';
import { useIntl } from '../intl';
import { DeleteIcon, DownloadIcon, EditIcon, EyeIcon, Icon, type IconDrawing } from '../pieces/icons';
import { messages } from './messages';
import type { RowAction, RowActionKey } from './types';

const drawings: Record<RowActionKey, IconDrawing> = {
  view: EyeIcon,
  edit: EditIcon,
  download: DownloadIcon,
  editaction: EditIcon,
  deleteaction: DeleteIcon,
};

/** One action of one row, 40 px, named with the row's name. */
export function RowActionCell<Row>({ action, row, name }: { action: RowAction<Row>; row: Row; name: string }) {
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
