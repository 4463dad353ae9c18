import { adminNotifications } from 'shared-api/contracts';
import type { InAppNotification } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import { type Call, type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { metaOf } from '../../../platform/list';
import type { Platform } from '../../../platform/platform';
import { bellNotificationView } from '../bell-notification.view';
import { noticeMessages } from '../notifications.messages';
import { type CountedNotification, findNotification, findNotifications } from './admin-notifications.repository';
import { findReaders } from './readers.repository';
import {
  changeNotification,
  createNotification,
  type NotificationCall,
  removeNotification,
} from './write-notification';

type OfOne = Pick<Call<typeof adminNotifications.remove>, 'params' | 'scope' | 'expectVersion'>;

/** What the operator tells people in the app, and what the system told them. */
export function adminNotificationsRoutes({
  db,
  clock,
  keys,
}: Pick<Platform, 'db' | 'clock' | 'keys'>): readonly Implementation[] {
  const context = { clock, keys };

  async function read(queries: Queries, id: string): Promise<InAppNotification> {
    const found = await findNotification(queries, id);
    if (found === null) throw notFound();
    return adminNotificationView(found, clock.now());
  }

  return [
    implement(adminNotifications.search, async ({ query }) => {
      const { rows, total } = await findNotifications(db.read, query);
      return {
        status: 200,
        body: { data: rows.map((row) => adminNotificationView(row, clock.now())), meta: metaOf(query, total) },
      };
    }),
    implement(adminNotifications.get, async ({ params }) => {
      const data = await read(db.read, params.id);
      return { status: 200, body: { data }, version: data.version };
    }),
    implement(adminNotifications.listReaders, async ({ params, query }) => {
      await read(db.read, params.id);
      const { rows, total } = await findReaders(db.read, params.id, query);
      return { status: 200, body: { data: rows, meta: metaOf(query, total) } };
    }),
    implement(adminNotifications.create, ({ scope, body }) =>
      db.lastTransaction(async (tx) => {
        const data = await read(tx, await createNotification(tx, context, scope.uid, body));
        const message = t(noticeMessages.created);
        return { status: 201, body: { data, message }, version: data.version };
      }),
    ),
    implement(adminNotifications.update, (call) =>
      db.lastTransaction(async (tx) => {
        await changeNotification(tx, context, callOf(call), call.body);
        const data = await read(tx, call.params.id);
        return { status: 202, body: { data, message: t(noticeMessages.saved) }, version: data.version };
      }),
    ),
    implement(adminNotifications.remove, async (call) => {
      await db.lastTransaction((tx) => removeNotification(tx, context, callOf(call)));
      return { status: 204 };
    }),
  ];
}

function callOf({ params, scope, expectVersion }: OfOne): NotificationCall {
  return { id: params.id, by: scope.uid, expectVersion };
}

/** A notification as the operator sees it: for whom it is, and how many have seen it. */
function adminNotificationView({ notification, seen_count }: CountedNotification, now: Date): InAppNotification {
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
