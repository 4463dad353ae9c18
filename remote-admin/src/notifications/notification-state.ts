import type { InAppNotification } from 'shared-api/entities';

type NotificationState = 'hidden' | 'coming' | 'open' | 'over';

type Shown = Pick<InAppNotification, 'visible' | 'visible_at' | 'expire_at'>;

/**
 * Whether people see a notification at a moment: it is switched on, and within its time.
 * @param now the server's time, in milliseconds
 */
export function notificationState({ visible, visible_at, expire_at }: Shown, now: number): NotificationState {
  if (!visible) return 'hidden';
  if (expire_at !== null && Date.parse(expire_at) <= now) return 'over';
  if (visible_at !== null && Date.parse(visible_at) > now) return 'coming';
  return 'open';
}
