import { daysUntil } from 'shared-api/domain';
import type { BellNotification } from 'shared-api/entities';
import type { notifications } from '../../platform/db/schema';
import { formatLongDate, formatLongDateTime, t } from '../../platform/i18n';
import { noticeMessages } from './notifications.messages';

type Row = typeof notifications.$inferSelect;

/** A notification as its reader sees it, in the bell and on a store's page. */
export function bellNotificationView(row: Row, seen: boolean, now: Date): BellNotification {
  const { id, body, type, cta_label, cta_url, visible, closable, automatic } = row;
  return {
    id,
    ...wordsOf(row, now),
    body,
    type,
    cta_label,
    cta_url,
    visible,
    closable,
    visible_at: row.visible_at?.toISOString() ?? null,
    expire_at: row.expire_at?.toISOString() ?? null,
    automatic,
    created_at: row.created_at.toISOString(),
    seen,
  };
}

/** A notice with a deadline keeps the contract's code and what is to be done; how long that is, is true only now. */
function wordsOf({ title, excerpt, deadline_at, expire_at }: Row, now: Date): Pick<Row, 'title' | 'excerpt'> {
  if (deadline_at === null) return { title, excerpt };
  const days = daysUntil(deadline_at, now);
  if (expire_at !== null && expire_at <= now) {
    return {
      title: t(noticeMessages.deletionEnded, { code: title }),
      excerpt: t(noticeMessages.deletionEndedText, { date: formatLongDate(deadline_at) }),
    };
  }
  return {
    title: t(noticeMessages.deletion, { code: title, days }),
    excerpt: t(noticeMessages.deletionUntil, {
      what: excerpt,
      // On the last day the hour counts.
      date: days === 0 ? formatLongDateTime(deadline_at) : formatLongDate(deadline_at),
    }),
  };
}
