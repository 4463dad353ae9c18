import { and, isNull, type SQL } from 'drizzle-orm';
import type { ListQuery } from 'shared-api/entities';
import { filterOf } from '../../../platform/list';
import { contracts } from '../tables/contract.table';
import { contractFields } from './contract-fields';
import { platesTogether } from './plates-together';

export type ContractsQuery = Pick<ListQuery, 'search' | 'sort' | 'wheres'>;

/**
 * The contracts that a query asks for, of those in sight. Deleted ones never show, unless the query names them.
 * @throws Refusal `validation`
 */
export function contractFilter(query: ContractsQuery, now: Date): SQL | undefined {
  const namesDeleted = query.wheres.some(({ field }) => field === 'deleted');
  return and(
    namesDeleted ? undefined : isNull(contracts.deleted_at),
    filterOf(
      { fields: contractFields(now), search: contracts.search, large: true },
      { ...query, search: platesTogether(query.search ?? '') },
    ),
  );
}
