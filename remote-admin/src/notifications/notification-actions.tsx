import type { InAppNotification } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { Note } from 'shared-ui';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { actionMessages as messages } from './messages';
import { notificationKeys, useNotificationCache, useNotificationCalls } from './notification-calls';

interface RemoveDialogProps {
  notification: InAppNotification;
  onClose(): void;
  /** It is gone; what the page keeps of it goes afterwards. */
  onRemoved(): void;
}

/** Asks before a notification goes, for everybody. */
export function RemoveDialog({ notification, onClose, onRemoved }: RemoveDialogProps) {
  const intl = useIntl();
  const calls = useNotificationCalls();
  const client = useQueryClient();
  const { id, version, title } = notification;
  const remove = useMutation({
    mutationFn: () => calls.remove({ params: { id } }, { quiet: true, ifMatch: `"${version}"` }),
    onSuccess: leave,
    // A colleague was faster: it is gone, as was asked for.
    onError: (error) =>
      isApiError(error) && error.status === 404
        ? leave()
        : client.invalidateQueries({ queryKey: notificationKeys.all }),
  });
  function leave() {
    onRemoved();
    client.removeQueries({ queryKey: notificationKeys.record(id) });
    void client.invalidateQueries({ queryKey: notificationKeys.lists });
  }
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...messages.removeTitle} values={{ title }} />}
      confirm={<FormattedMessage {...messages.remove} />}
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <FormattedMessage {...messages.removeText} />
      {remove.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(remove.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}

/** Hides a notification that is shown, and the other way round. A refusal is told by the shell. */
export function useVisible() {
  const calls = useNotificationCalls();
  const put = useNotificationCache();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, visible, version }: InAppNotification) =>
      withKey([id, version], (idempotencyKey) =>
        calls.update({ params: { id }, body: { visible: !visible } }, { ifMatch: `"${version}"`, idempotencyKey }),
      ),
    onSuccess: ({ data }) => put(data),
    onError: () => client.invalidateQueries({ queryKey: notificationKeys.all }),
  });
}
