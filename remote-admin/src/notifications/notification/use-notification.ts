import { useQuery } from 'shared-ui/query';
import { notificationKeys } from '../notification-keys';
import { useNotificationCalls } from '../use-notification-calls';

/** A notification by its id. */
export function useNotification(id: string) {
  const calls = useNotificationCalls();
  return useQuery({
    queryKey: notificationKeys.record(id),
    queryFn: async () => (await calls.get({ params: { id } }, { quiet: true })).data,
    retry: false,
  });
}
