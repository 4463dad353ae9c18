import type { InAppNotification } from 'shared-api/entities';
import { bellNotificationView } from '../bell-notification.view';
import type { CountedNotification } from './admin-notifications.repository';

/** A notification as the operator sees it: for whom it is, and how many have seen it. */
export function adminNotificationView({ notification, seen_count }: CountedNotification, now: Date): InAppNotification {
  const { seen: _, ...shown } = bellNotificationView(notification, false, now);
  const { roles, store_uids, user_uids } = notification.audience;
  return {
    ...shown,
    audience: { roles: [...roles], store_uids: [...store_uids], user_uids: [...user_uids] },
    marketing: notification.marketing,
    seen_count,
    version: notification.version,
  };
}
