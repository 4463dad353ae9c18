import type { InAppNotification } from 'shared-api/entities';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { notificationKeys } from '../notification-keys';
import { useNotificationCache } from '../use-notification-cache';
import { useNotificationCalls } from '../use-notification-calls';

/** Hides a notification that is shown, and the other way round. A refusal is told by the shell. */
export function useVisible() {
  const calls = useNotificationCalls();
  const put = useNotificationCache();
  const client = useQueryClient();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, visible, version }: InAppNotification) =>
      calls.update(
        { params: { id }, body: { visible: !visible } },
        { ifMatch: `"${version}"`, idempotencyKey: key.of([id, version]) },
      ),
    onSuccess({ data }) {
      key.done();
      put(data);
    },
    onError: () => client.invalidateQueries({ queryKey: notificationKeys.all }),
  });
}
