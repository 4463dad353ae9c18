import { LateDialog, type OpenedDialog } from '../late/late-dialog';
import type { SavedView } from './save-view-form';

const loadForm = async () => (await import('../late/list-menus')).SaveViewForm;

/** Asks under which name the present filters are kept, or for another name of a view. */
export function SaveViewDialog({ open, onClose, ...saved }: SavedView & OpenedDialog) {
  return <LateDialog load={loadForm} open={open} onClose={onClose} dialog={saved} />;
}
