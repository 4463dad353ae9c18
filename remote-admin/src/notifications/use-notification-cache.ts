import type { InAppNotification } from 'shared-api/entities';
import { useQueryClient } from 'shared-ui/query';
import { notificationKeys } from './notification-keys';

/** Puts an answer's notification in place of the one that is shown; the lists are asked again. */
export function useNotificationCache() {
  const client = useQueryClient();
  return (notification: InAppNotification) => {
    client.setQueryData(notificationKeys.record(notification.id), notification);
    void client.invalidateQueries({ queryKey: notificationKeys.lists });
  };
}
