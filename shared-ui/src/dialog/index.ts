export { ConfirmDialog } from './confirm-dialog';
export { Dialog } from './dialog';
export { DialogParts } from './dialog-parts';
