import { inArray, sql } from 'drizzle-orm';
import type { adminStores, managerStores } from 'shared-api/contracts';
import { paymentMethods } from 'shared-api/domain';
import { uid } from 'shared-api/entities';
import type { RequestOf } from 'shared-api/kernel';
import { storeManagers, storePaymentMethods, stores } from '../../../platform/db/schema';
import {
  byColumn,
  byText,
  type Field,
  type Filterable,
  flagField,
  type Sortable,
  textField,
} from '../../../platform/list';

type Lists = typeof managerStores.list | typeof adminStores.search;
type FilterName = RequestOf<Lists>['query']['wheres'][number]['field'];

const offeredMethod: Field = {
  equals: (value) =>
    paymentMethods.some((method) => method === value)
      ? sql`${value} in (select ${storePaymentMethods.method} from ${storePaymentMethods}
          where ${storePaymentMethods.store_uid} = ${stores.store_uid})`
      : null,
};

const attachedManager: Field = {
  equals: (value) =>
    uid.safeParse(value).success
      ? sql`${value}::uuid in (select ${storeManagers.user_uid} from ${storeManagers}
          where ${storeManagers.store_uid} = ${stores.store_uid})`
      : null,
};

/**
 * What stores can be filtered, searched and put in order by: by name unless the query says otherwise.
 * @param unready the stores that are on line and lack something, where a query asks for them
 */
export function storeList(unready: readonly string[]) {
  return {
    fields: {
      unready: flagField(unready.length === 0 ? sql`false` : inArray(stores.store_uid, [...unready])),
      name: textField(stores.name),
      code: textField(stores.code),
      association_code: textField(stores.association_code),
      city: textField(stores.city),
      province: textField(stores.province),
      zip_code: textField(stores.zip_code),
      active: flagField(stores.active),
      online_enabled: flagField(stores.online_enabled),
      visible: flagField(stores.visible),
      payments_methods: offeredMethod,
      manager_uid: attachedManager,
    },
    search: stores.search,
    sorts: {
      name: byColumn(stores.sort_key),
      code: byText(stores.code),
      city: byText(stores.city),
      province: byText(stores.province),
    },
    defaultSort: 'name',
    id: stores.store_uid,
  } as const satisfies Filterable<FilterName> & Sortable;
}
