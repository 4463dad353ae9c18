import type { BellNotification } from 'shared-api/entities';
import type { notifications } from '../../platform/db/schema';

/** A notification as its reader sees it, in the bell and on a store's page. */
export function bellNotificationView(row: typeof notifications.$inferSelect, seen: boolean): BellNotification {
  const { id, title, excerpt, body, type, cta_label, cta_url, visible, closable, automatic } = row;
  return {
    id,
    title,
    excerpt,
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
