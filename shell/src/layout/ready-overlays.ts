/** What may open over any page at any moment, in one script, which comes with the person's first interaction. */
export { DialogHost } from '../dialog/dialog-host';
export { LeaveDialog } from '../navigation/leave-dialog';
export { Toasts } from '../notifications/toasts';
