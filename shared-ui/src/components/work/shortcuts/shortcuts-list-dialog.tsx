import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import type { OpenedDialog } from '../late/late-dialog';
import { messages } from './messages';
import { ShortcutsList } from './shortcuts-list';

/** The keys of the present page in a dialog. */
export function ShortcutsListDialog({ open, onClose }: OpenedDialog) {
  return (
    <Dialog open={open} onClose={onClose} size="confirm" title={<FormattedMessage {...messages.title} />}>
      <ShortcutsList />
    </Dialog>
  );
}
