import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { leaveMessages } from './leave.messages';
import { leave, stay } from './leave-page';
import { messages } from './messages';

/** Asks before a page with unsaved input is left. */
export function LeaveDialog() {
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...leaveMessages.leaveTitle} />}
      confirm={<FormattedMessage {...leaveMessages.leave} />}
      onConfirm={leave}
      onCancel={stay}
    >
      <FormattedMessage {...messages.leaveText} />
    </ConfirmDialog>
  );
}
