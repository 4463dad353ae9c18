import { adminNotifications } from 'shared-api/contracts';
import type { InAppNotification } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';

/** Where the pages keep what the server said of notifications. */
export const notificationKeys = {
  all: ['admin', 'notifications'],
  lists: ['admin', 'notifications', 'list'],
  record: (id: string) => ['admin', 'notifications', 'record', id],
  readers: (id: string) => ['admin', 'notifications', 'readers', id],
  people: (uids: readonly string[]) => ['admin', 'notifications', 'people', uids],
  person: (uid: string) => ['admin', 'notifications', 'person', uid],
} as const;

/** The operator's calls on notifications. */
export function useNotificationCalls() {
  return useApi().bind(adminNotifications);
}

/** Puts an answer's notification in place of the one that is shown; the lists are asked again. */
export function useNotificationCache() {
  const client = useQueryClient();
  return (notification: InAppNotification) => {
    client.setQueryData(notificationKeys.record(notification.id), notification);
    void client.invalidateQueries({ queryKey: notificationKeys.lists });
  };
}

/** A notification by its id. */
export function useNotification(id: string) {
  const calls = useNotificationCalls();
  return useQuery({
    queryKey: notificationKeys.record(id),
    queryFn: async () => (await calls.get({ params: { id } }, { quiet: true })).data,
    retry: false,
  });
}
