import { chakra, IconButton, MenuIcon } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';

/** Opens the navigation below 960 px, where the side has no room for it. */
export function DrawerButton({ onOpen }: { onOpen: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <chakra.span display={{ md: 'none' }} paddingInlineStart="8px">
      <IconButton
        icon={MenuIcon}
        label={formatMessage(messages.menu)}
        size="control"
        color="fg.onInk"
        onClick={onOpen}
      />
    </chakra.span>
  );
}
