import { inArray, sql } from 'drizzle-orm';
import type { adminPackages } from 'shared-api/contracts';
import { packageKinds } from 'shared-api/entities';
import type { RequestOf } from 'shared-api/kernel';
import { packages, packageTypes } from '../../../platform/db/schema';
import {
  byColumn,
  byText,
  choiceField,
  type Filterable,
  flagField,
  instantField,
  moneyField,
  type Sortable,
  textField,
} from '../../../platform/list';

type Query = RequestOf<typeof adminPackages.search>['query'];
type FilterName = Query['wheres'][number]['field'];

/**
 * What packages can be filtered, searched and put in order by: by SKU unless the query says otherwise.
 * @param unready the packages that would be sold and lack something, where a query asks for them
 */
export function packageList(now: Date, unready: readonly string[] = []) {
  return {
    fields: {
      type: textField(packages.type),
      kind: choiceField(
        sql`(select ${packageTypes.kind} from ${packageTypes} where ${packageTypes.code} = ${packages.type})`,
        packageKinds,
      ),
      sku: textField(packages.sku),
      title: textField(packages.title),
      price: moneyField(packages.price_cents),
      active: flagField(packages.active),
      online_enabled: flagField(packages.online_enabled),
      visible: flagField(packages.visible),
      unready: flagField(unready.length === 0 ? sql`false` : inArray(packages.id, [...unready])),
      expired: flagField(sql`coalesce(${packages.expire_at} <= ${now.toISOString()}::timestamptz, false)`),
      visible_at: instantField(packages.visible_at),
      expire_at: instantField(packages.expire_at),
    },
    search: packages.search,
    sorts: {
      sku: byText(packages.sku),
      title: byColumn(packages.sort_key),
      type: byColumn(packages.type),
      price: byColumn(packages.price_cents),
      visible_at: byColumn(packages.visible_at),
      expire_at: byColumn(packages.expire_at),
    },
    defaultSort: 'sku',
    id: packages.id,
  } as const satisfies Filterable<FilterName> & Sortable;
}
