import { useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { IconButton } from 'shared-ui';
import { MoreIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { useShortcuts } from 'shared-ui/work';
import { RemoveDialog } from '../../common/actions/remove-dialog';
import { ResendDialog } from '../../common/actions/resend-dialog';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { IdentityDialog } from '../identity/identity-dialog';
import { messages } from './messages';
import { RenewDialog } from './renew-dialog';
import { useActionItems } from './use-action-items';

/** The menu of everything else, and its keys. Once a page: on phones at the foot, else in the head. */
export function ActionMenu({ contract }: { contract: StaffContract }) {
  const { paths, dealer } = useBackOffice();
  const intl = useIntl();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'identity' | 'remove' | 'resend' | null>(null);
  const [renewing, setRenewing] = useState<string | null>(null);
  const close = () => setAsking(null);
  const items = useActionItems(contract, {
    onIdentity: () => setAsking('identity'),
    onRemove: () => setAsking('remove'),
    onResend: () => setAsking('resend'),
    onRenew: setRenewing,
  });
  useShortcuts(
    items.flatMap(({ command, label, impossible, onSelect }) =>
      command && !impossible ? [{ keys: command.toLowerCase(), label, run: onSelect }] : [],
    ),
  );
  return (
    <>
      <Menu
        trigger={<IconButton icon={MoreIcon} look="outline" label={intl.formatMessage(messages.more)} />}
        items={items}
      />
      {asking === 'identity' && dealer && (
        <IdentityDialog contract={contract} record={dealer.calls.recordIdentity} onClose={close} />
      )}
      {renewing && dealer && (
        <RenewDialog contract={contract} until={renewing} make={dealer.calls.renew} onClose={() => setRenewing(null)} />
      )}
      {asking === 'resend' && <ResendDialog contract={contract} onClose={close} />}
      {asking === 'remove' && (
        <RemoveDialog
          contract={contract}
          onClose={close}
          onRemoved={() => navigate(paths.contracts, { replace: true })}
        />
      )}
    </>
  );
}
