import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { noticeMessages } from '../notifications.messages';
import type { Notification } from './admin-notifications.repository';

type Checked = Pick<Notification, 'cta_label' | 'cta_url' | 'visible_at' | 'expire_at'>;

/**
 * What a notification's fields say together.
 * @throws Refusal `validation` on `cta_url` for a button that leads nowhere, on `expire_at` for an end before the start
 */
export function expectConsistent({ cta_label, cta_url, visible_at, expire_at }: Checked): void {
  if (cta_label && !cta_url) throw invalid({ cta_url: [t(noticeMessages.buttonWithoutPage)] });
  if (visible_at !== null && expire_at !== null && expire_at <= visible_at) {
    throw invalid({ expire_at: [t(noticeMessages.endBeforeStart)] });
  }
}

/**
 * A new notification that is over already would be published for nobody.
 * @throws Refusal `validation` on `expire_at`
 */
export function expectToCome(expireAt: Date | null, now: Date): void {
  if (expireAt !== null && expireAt <= now) throw invalid({ expire_at: [t(noticeMessages.endInThePast)] });
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
