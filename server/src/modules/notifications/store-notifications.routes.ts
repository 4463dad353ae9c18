import { managerStores } from 'shared-api/contracts';
import { notFound } from '../../platform/errors';
import { type Implementation, implement } from '../../platform/http';
import { metaOf } from '../../platform/list';
import type { Platform } from '../../platform/platform';
import { findStoreInSight } from '../stores';
import { countForAccount, findForAccount } from './account-notifications.repository';
import { bellNotificationView } from './bell-notification.view';

/** What was told to one store, automatic notices too, whatever the person set for their own bell. */
export function storeNotificationsRoutes({ db, clock }: Pick<Platform, 'db' | 'clock'>): readonly Implementation[] {
  return [
    implement(managerStores.listNotifications, async ({ scope, caller, params, query }) => {
      const store = await findStoreInSight(db.read, scope, params.store_uid);
      if (store === null) throw notFound();
      const request = { ...query, storeUid: store.store_uid };
      const now = clock.now();
      const found = await findForAccount(db.read, caller, request, now);
      const { total, unseen } = await countForAccount(db.read, caller, request, now);
      return {
        status: 200,
        body: {
          data: found.map(({ notification, seen }) => bellNotificationView(notification, seen, now)),
          meta: { ...metaOf(query, total), counts: { unseen } },
        },
      };
    }),
  ];
}
