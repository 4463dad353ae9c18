import { type SQLWrapper, sql } from 'drizzle-orm';
import type { adminNotifications } from 'shared-api/contracts';
import { roles } from 'shared-api/domain';
import { noticeTypes, uid } from 'shared-api/entities';
import type { RequestOf } from 'shared-api/kernel';
import { notifications } from '../../../platform/db/schema';
import {
  byColumn,
  byText,
  choiceField,
  type Field,
  type Filterable,
  flagField,
  instantField,
  type Sortable,
} from '../../../platform/list';

type FilterName = RequestOf<typeof adminNotifications.search>['query']['wheres'][number]['field'];

/** One of the audience's lists. */
function addressedTo(list: SQLWrapper, isKnown: (value: string) => boolean): Field {
  return { equals: (value) => (isKnown(value) ? sql`${list} ? ${value}` : null) };
}

const isUid = (value: string) => uid.safeParse(value).success;

/** What notifications can be filtered, searched and put in order by: the latest first unless the query says otherwise. */
export const notificationList = {
  fields: {
    type: choiceField(notifications.type, noticeTypes),
    role: addressedTo(sql`${notifications.audience} -> 'roles'`, (value) => roles.some((role) => role === value)),
    store_uid: addressedTo(sql`${notifications.audience} -> 'store_uids'`, isUid),
    user_uid: addressedTo(sql`${notifications.audience} -> 'user_uids'`, isUid),
    visible: flagField(notifications.visible),
    automatic: flagField(notifications.automatic),
    visible_at: instantField(notifications.visible_at),
    expire_at: instantField(notifications.expire_at),
    created_at: instantField(notifications.created_at),
  },
  search: notifications.search,
  sorts: {
    created_at: byColumn(notifications.created_at),
    visible_at: byColumn(notifications.visible_at),
    expire_at: byColumn(notifications.expire_at),
    title: byText(notifications.title),
  },
  defaultSort: '-created_at',
  id: notifications.id,
} as const satisfies Filterable<FilterName> & Sortable;
