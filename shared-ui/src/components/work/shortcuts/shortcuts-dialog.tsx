import { useState } from 'react';
import { useShortcuts } from 'shared-ui/desk';
import { useIntl } from 'shared-ui/intl';
import { LateDialog, type OpenedDialog } from '../late/late-dialog';
import { messages } from './messages';

const loadList = async () => (await import('./shortcuts-list-dialog')).ShortcutsListDialog;
const nothingElse = {};

/** The keys of the present page, over it. */
export function ShortcutsDialog({ open, onClose }: OpenedDialog) {
  return <LateDialog load={loadList} open={open} onClose={onClose} dialog={nothingElse} />;
}

/** Opens the dialog on `?`: `const keys = useShortcutsDialog()`, then `<ShortcutsDialog {...keys.dialog} />`. */
export function useShortcutsDialog() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useShortcuts([{ keys: '?', label: intl.formatMessage(messages.show), run: show }]);
  return { show, dialog: { open, onClose: () => setOpen(false) } };
}
