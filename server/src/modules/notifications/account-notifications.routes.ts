import { accountDesk } from 'shared-api/contracts';
import { notFound } from '../../platform/errors';
import { type Implementation, implement, pageMeta } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import { countForAccount, findForAccount, noteAllSeen, noteSeen } from './account-notifications.repository';
import { bellNotificationView } from './bell-notification.view';

/** The bell of the signed-in person. */
export function accountNotificationsRoutes({ db, clock }: Pick<Platform, 'db' | 'clock'>): readonly Implementation[] {
  return [
    implement(accountDesk.listNotifications, async ({ caller, query }) => {
      const now = clock.now();
      const found = await findForAccount(db.read, caller, query, now);
      const { total, unseen } = await countForAccount(db.read, caller, query, now);
      return {
        status: 200,
        body: {
          data: found.map(({ notification, seen }) => bellNotificationView(notification, seen, now)),
          meta: { ...pageMeta(query.page, query.per_page, total), counts: { unseen } },
        },
      };
    }),
    implement(accountDesk.markSeen, async ({ caller, params }) => {
      const noted = await db.lastTransaction((tx) => noteSeen(tx, caller, params.id, clock.now()));
      if (!noted) throw notFound();
      return { status: 202, body: {} };
    }),
    implement(accountDesk.markAllSeen, async ({ caller }) => {
      await db.lastTransaction((tx) => noteAllSeen(tx, caller, clock.now()));
      return { status: 202, body: {} };
    }),
  ];
}
