import { notificationTogether } from 'shared-api/entities';
import { invalid } from '../../../platform/errors';
import { checkContent } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { noticeMessages } from '../notifications.messages';
import type { Notification } from './admin-notifications.repository';

type Checked = Pick<Notification, 'cta_label' | 'cta_url' | 'visible_at' | 'expire_at'>;

/**
 * What a notification's fields say together.
 * @param now of a new one: what is over already would be published for nobody
 * @throws Refusal `validation` on `cta_url` for a button that leads nowhere, on `expire_at` for an end before the start, or
 *   before now
 */
export function expectConsistent({ visible_at, expire_at, ...cta }: Checked, now: Date | null = null): void {
  checkContent(notificationTogether(now), {
    ...cta,
    visible_at: visible_at?.toISOString(),
    expire_at: expire_at?.toISOString(),
  });
}

/**
 * An automatic notification says what happened: it may be hidden, never rewritten.
 * @throws Refusal `validation` on each field that would rewrite it
 */
export function expectMayChange(notification: Notification, fields: object): void {
  if (!notification.automatic) return;
  const rewritten = Object.keys(fields).filter((field) => field !== 'visible');
  if (rewritten.length === 0) return;
  const sentence = [t(noticeMessages.automatic)];
  throw invalid(Object.fromEntries(rewritten.map((field) => [field, sentence])));
}
