import { formatMoney } from 'shared-api/domain';
import type { ContractRow, ListQuery, PageMeta } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import { metaOf, offsetOf, orderOf, orderTerms } from '../../../platform/list';
import type { Scope } from '../../../platform/scope';
import { countContracts } from './contract-counts';
import { contractFilter } from './contract-filter';
import { contractRow } from './contract-row.view';
import { contractSorts } from './contract-sorts';

/**
 * One page of the contracts that the caller's area has in sight.
 * @throws Refusal `validation` for a filter that makes no sense
 */
export async function listContracts(
  db: Queries,
  scope: Scope,
  query: ListQuery,
  now: Date,
): Promise<{ data: ContractRow[]; meta: PageMeta }> {
  const { total, sum, counts } = await countContracts(db, scope, query, now);
  const rows = await db
    .select()
    .from(contracts)
    .where(contractFilter(scope, query, now))
    .orderBy(...orderTerms(contractSorts, orderOf(contractSorts, query.sort)))
    .limit(query.per_page)
    .offset(offsetOf(query));
  return {
    data: rows.map((row) => contractRow(row, now)),
    meta: { ...metaOf(query, total), counts, sum: formatMoney(sum) },
  };
}
