import { adminNotifications } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';

/** The operator's calls on notifications. */
export function useNotificationCalls() {
  return useApi().bind(adminNotifications);
}
