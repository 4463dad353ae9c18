import { useState } from 'react';
import { useShortcuts } from 'shared-ui/desk';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { messages } from './messages';
import { ShortcutsList } from './shortcuts-list';

interface ShortcutsDialogProps {
  open: boolean;
  onClose(): void;
}

/** The keys of the present page, over it. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="confirm" title={<FormattedMessage {...messages.title} />}>
      <ShortcutsList />
    </Dialog>
  );
}

/** Opens the dialog on `?`: `const keys = useShortcutsDialog()`, then `<ShortcutsDialog {...keys.dialog} />`. */
export function useShortcutsDialog() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useShortcuts([{ keys: '?', label: intl.formatMessage(messages.show), run: show }]);
  return { show, dialog: { open, onClose: () => setOpen(false) } };
}
