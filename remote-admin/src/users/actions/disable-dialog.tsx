import type { AdminUser } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { LeftAlone } from './left-alone';
import { messages } from './messages';
import { useActive } from './use-active';

/** Asks before a person is shut out. */
export function DisableDialog({ user, onClose }: { user: AdminUser; onClose(): void }) {
  const active = useActive();
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.disableTitle} values={{ name: user.fullname }} />}
      confirm={<FormattedMessage {...messages.disableConfirm} />}
      danger
      loading={active.isPending}
      onConfirm={() => active.mutate({ user, body: false }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <FormattedMessage {...messages.disableText} />
      <LeftAlone user={user} />
    </ConfirmDialog>
  );
}
