import { and, isNull, type SQL } from 'drizzle-orm';
import type { ListQuery } from 'shared-api/entities';
import { contracts } from '../../../platform/db/schema';
import { filterOf } from '../../../platform/list';
import { contractsIn, type PreparedScope, type Scope } from '../../../platform/scope';
import { contractFields } from './contract-fields';

export type ContractsQuery = Pick<ListQuery, 'search' | 'sort' | 'wheres'>;

/**
 * The contracts of a query that the caller's area has in sight. Deleted ones never show, unless the query names them.
 * @throws Refusal `validation`
 */
export function contractFilter(scope: Scope | PreparedScope, query: ContractsQuery, now: Date): SQL | undefined {
  const namesDeleted = query.wheres.some(({ field }) => field === 'deleted');
  return and(
    contractsIn(scope),
    namesDeleted ? undefined : isNull(contracts.deleted_at),
    filterOf({ fields: contractFields(now), search: contracts.search, large: true }, query),
  );
}
