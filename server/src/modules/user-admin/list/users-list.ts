import { sql } from 'drizzle-orm';
import type { adminUsers } from 'shared-api/contracts';
import { roles } from 'shared-api/domain';
import { uid } from 'shared-api/entities';
import type { RequestOf } from 'shared-api/kernel';
import { storeManagers, userRoles, users } from '../../../platform/db/schema';
import {
  byColumn,
  byText,
  type Field,
  type Filterable,
  flagField,
  instantField,
  type Sortable,
  textField,
} from '../../../platform/list';

type FilterName = RequestOf<typeof adminUsers.search>['query']['wheres'][number]['field'];

const heldRole: Field = {
  equals: (value) =>
    roles.some((role) => role === value)
      ? sql`${users.uid} in (select ${userRoles.user_uid} from ${userRoles} where ${userRoles.role} = ${value})`
      : null,
};

const attachedStore: Field = {
  equals: (value) =>
    uid.safeParse(value).success
      ? sql`${users.uid} in (select ${storeManagers.user_uid} from ${storeManagers}
          where ${storeManagers.store_uid} = ${value}::uuid)`
      : null,
};

/** What accounts can be filtered, searched and put in order by: by surname unless the query says otherwise. */
export const usersList = {
  fields: {
    role: heldRole,
    store_uid: attachedStore,
    active: flagField(users.active),
    email: textField(users.email),
    firstname: textField(users.firstname),
    lastname: textField(users.lastname),
    phone: textField(users.phone),
    city: textField(users.city),
    province: textField(users.province),
    email_verified_at: instantField(users.email_verified_at),
    phone_verified_at: instantField(users.phone_verified_at),
    reactivation_requested_at: instantField(users.reactivation_requested_at),
    last_sign_in_at: instantField(users.last_sign_in_at),
    created_at: instantField(users.created_at),
  },
  search: users.search,
  sorts: {
    created_at: byColumn(users.created_at),
    // What a search looks through begins with the first name, folded as Italian order wants it.
    firstname: byColumn(users.search),
    lastname: byColumn(users.sort_key),
    email: byText(users.email),
    reactivation_requested_at: byColumn(users.reactivation_requested_at),
    last_sign_in_at: byColumn(users.last_sign_in_at),
  },
  defaultSort: 'lastname',
  id: users.uid,
} as const satisfies Filterable<FilterName> & Sortable;
