import type { AdminUser } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useQueryClient } from 'shared-ui/query';
import { useUserChange } from '../../actions/use-user-change';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';
import { ChangeFailure } from '../parts/change-failure';
import { messages } from './messages';

/** A consent that may be taken back for somebody. */
export type Revocable = 'marketing' | 'survey';

interface RevokeDialogProps {
  user: AdminUser;
  consent: Revocable;
  onClose(): void;
}

/** Asks before a consent is taken back: it could not be given back from here. */
export function RevokeDialog({ user, consent, onClose }: RevokeDialogProps) {
  const calls = useUserCalls();
  const client = useQueryClient();
  const revoke = useUserChange((uid, kind: Revocable, options) =>
    calls.updatePrivacy({ params: { uid }, body: { [kind]: false } }, options),
  );
  function confirm() {
    revoke.mutate(
      { user, body: consent },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: userKeys.privacy(user.uid) });
          onClose();
        },
      },
    );
  }
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.revokeTitle} />}
      confirm={<FormattedMessage {...messages.revokeConfirm} />}
      danger
      loading={revoke.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <ChangeFailure error={revoke.error} />
      <FormattedMessage {...messages.revokeText} />
    </ConfirmDialog>
  );
}
