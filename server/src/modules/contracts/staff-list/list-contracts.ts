import { type SQL, sql } from 'drizzle-orm';
import { formatMoney, type Role } from 'shared-api/domain';
import type { ContractPage, ListQuery } from 'shared-api/entities';
import { preparedStatement, type Queries, rowAsJson, sideBySide } from '../../../platform/db';
import { metaOf, orderOf, orderTerms, orderTermsBackwards, type PagePlace, placeOf } from '../../../platform/list';
import { inScope, type Scope } from '../../../scope';
import { countContracts } from './contract-counts';
import { contractFilter } from './contract-filter';
import { contractRow, type RowContract } from './contract-row.view';
import { contractSorts } from './contract-sorts';
import { rowColumns } from './listed-contract';
import { findNearMiss } from './near-miss';

interface FoundRow {
  readonly row: RowContract;
}

const rowFields = rowAsJson(rowColumns);

/** The first page of everything in sight, which is what a list opens with: without a filter, no time plays a part. */
const firstPage = (area: Role, sort: string) =>
  preparedStatement(`contracts_of_${area}_by_${sort}`, (db) =>
    inScope(db, { area, uid: sql.placeholder('uid') })
      .contracts({ row: rowFields }, contractFilter({ wheres: [] }, new Date(0)))
      .orderBy(...orderTerms(contractSorts, orderOf(contractSorts, sort)))
      .limit(sql.placeholder('limit')),
  );
const firstPages = new Map<string, ReturnType<typeof firstPage>>();

function firstPageOf({ area }: Scope, { sort = contractSorts.defaultSort }: ListQuery) {
  const name = `${area} ${sort}`;
  const statement = firstPages.get(name) ?? firstPage(area, sort);
  firstPages.set(name, statement);
  return statement;
}

/**
 * One page of the contracts that the caller's area has in sight; of a search that finds none, what may have been meant.
 * @throws Refusal `validation` for a filter that makes no sense
 */
export async function listContracts(db: Queries, scope: Scope, query: ListQuery, now: Date): Promise<ContractPage> {
  const read = sideBySide(db);
  const filter = contractFilter(query, now);
  const counted = read(() => countContracts(db, scope, query, now));
  // The first page is found without the total, any other from the nearer end of the list.
  const found =
    query.page === 1
      ? read(() => firstRows(db, scope, query, filter))
      : counted.then(({ total }) => rowsAt(db, scope, query, { filter, place: placeOf(query, total) }));
  const [{ total, sum, counts }, rows] = await Promise.all([counted, found]);
  const near = total === 0 && query.search ? { near: await findNearMiss(db, scope, query, now) } : {};
  return {
    data: rows.map(({ row }) => contractRow(row, now)),
    meta: { ...metaOf(query, total), counts, sum: formatMoney(sum), ...near },
  };
}

function firstRows(db: Queries, scope: Scope, query: ListQuery, filter: SQL | undefined): Promise<readonly FoundRow[]> {
  const { search = '', wheres, per_page: limit } = query;
  const isPlain = search.trim() === '' && wheres.length === 0;
  if (isPlain) return firstPageOf(scope, query)(db).execute({ uid: scope.uid, limit });
  return rowsAt(db, scope, query, { filter, place: { backwards: false, offset: 0, limit } });
}

async function rowsAt(
  db: Queries,
  scope: Scope,
  { sort }: ListQuery,
  { filter, place }: { readonly filter: SQL | undefined; readonly place: PagePlace },
): Promise<readonly FoundRow[]> {
  const { backwards, offset, limit } = place;
  const order = orderOf(contractSorts, sort);
  const rows = await inScope(db, scope)
    .contracts({ row: rowFields }, filter)
    .orderBy(...(backwards ? orderTermsBackwards(contractSorts, order) : orderTerms(contractSorts, order)))
    .limit(limit)
    .offset(offset);
  return backwards ? rows.reverse() : rows;
}
