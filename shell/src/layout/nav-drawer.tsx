import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { SideNav } from './side-nav';
import { signedInMessages } from './signed-in.messages';

interface NavDrawerProps {
  open: boolean;
  onClose: () => void;
  onShortcuts: () => void;
}

/** The navigation over the page, on screens without a side. */
export function NavDrawer({ open, onClose, onShortcuts }: NavDrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} size="drawer" title={<FormattedMessage {...signedInMessages.menu} />}>
      <SideNav onFollow={onClose} onShortcuts={onShortcuts} />
    </Dialog>
  );
}
