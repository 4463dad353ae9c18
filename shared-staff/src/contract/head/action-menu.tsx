import type { StaffContract } from 'shared-api/entities';
import { IconButton } from 'shared-ui';
import { MoreIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { useShortcuts } from 'shared-ui/work';
import { useAskAction } from './action-questions';
import { messages } from './messages';
import { useActionItems } from './use-action-items';

/** The menu of everything else, and its keys. Once a page: on phones at the foot, else in the head. */
export function ActionMenu({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const ask = useAskAction();
  const items = useActionItems(contract, {
    onIdentity: () => ask({ about: 'identity' }),
    onRemove: () => ask({ about: 'remove' }),
    onResend: () => ask({ about: 'resend' }),
    onRenew: (until) => ask({ about: 'renew', until }),
  });
  useShortcuts(
    items.flatMap(({ command, label, impossible, onSelect }) =>
      command && !impossible ? [{ keys: command.toLowerCase(), label, run: onSelect }] : [],
    ),
  );
  return (
    <Menu
      trigger={<IconButton icon={MoreIcon} look="outline" label={intl.formatMessage(messages.more)} />}
      items={items}
    />
  );
}
