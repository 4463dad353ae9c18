import { IconButton } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { Menu, type MenuItem } from 'shared-ui/overlays';
import { MoreIcon } from '../../icons';
import { messages } from './messages';

interface RowMenuProps {
  /** The row in a few words. */
  name: string;
  /** With their keys; what is not possible stays, with its reason. */
  items: readonly MenuItem[];
}

/** The three dots at a row's end: everything that can be done with it. */
export function RowMenu({ name, items }: RowMenuProps) {
  const intl = useIntl();
  return (
    <Menu
      trigger={<IconButton icon={MoreIcon} size="control" label={intl.formatMessage(messages.menu, { name })} />}
      items={items}
    />
  );
}
