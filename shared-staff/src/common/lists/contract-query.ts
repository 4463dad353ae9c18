import type { adminContracts } from 'shared-api/contracts';
import type { CallOf } from 'shared-api/kernel';

/** What the contracts are asked with: page, order, search and conditions. */
export type ContractQuery = CallOf<typeof adminContracts.search>['query'];

/** One of the conditions. */
export type ContractWhere = NonNullable<ContractQuery['wheres']>[number];

/** The fields that contracts can be narrowed by. */
export type ContractFilter = ContractWhere['field'];

/** Adds the chosen dealer, unless the query names dealers itself. */
export function ofStore(query: ContractQuery, storeUid: string | null): ContractQuery {
  const wheres = query.wheres ?? [];
  if (storeUid === null || wheres.some(({ field }) => field === 'store_uid')) return query;
  return { ...query, wheres: [...wheres, { field: 'store_uid', op: 'eq', value: storeUid }] };
}
