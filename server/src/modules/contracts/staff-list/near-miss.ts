import { and, desc, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { ListQuery, NearMiss } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { inScope, type Scope } from '../../../scope';
import { contracts } from '../tables/contract.table';
import { contractFilter } from './contract-filter';
import { nearMissesOf } from './near-misses';

/** The expression by which a field is compared: the same as in its index, so that the index is used. */
const sought: Readonly<Record<NearMiss['field'], { readonly by: SQLWrapper; as(text: string): string }>> = {
  car_plate: { by: sql`lower(${contracts.car_plate}) collate "C"`, as: (text) => text.toLowerCase() },
  car_vin: { by: contracts.car_vin, as: (text) => text },
  code: { by: contracts.code, as: (text) => text },
};

/**
 * Suggests a record for a search without results: a plate, VIN or contract number that differs from the typed one by
 * two swapped neighbours, or else by one character, among the contracts that the caller may see under the query's other
 * filters.
 */
export async function findNearMiss(
  db: Queries,
  scope: Scope,
  { search = '', wheres }: Pick<ListQuery, 'search' | 'wheres'>,
  now: Date,
): Promise<NearMiss | null> {
  const near = nearMissesOf(search);
  if (near === null) return null;
  const { field, swapped, replaced } = near;
  const { by, as } = sought[field];
  // Given as a set that is found out first, it is looked up in the index: of so many values PostgreSQL would expect that
  // most contracts have one.
  const isFound = (texts: readonly string[]) => {
    const values = sql.join(
      texts.map((text) => sql`${as(text)}`),
      sql`, `,
    );
    return sql`${by} = any(array(select unnest(array[${values}]::text[])))`;
  };
  const isOneOf = (texts: readonly string[]) => inArray(by, texts.map(as));
  const isSwapped = sql<boolean>`(${isOneOf(swapped)})`;
  const [found] = await inScope(db, scope)
    .contracts(
      { value: contracts[field], swapped: isSwapped },
      and(contractFilter({ wheres }, now), isFound([...swapped, ...replaced])),
    )
    .orderBy(...(swapped.length > 0 ? [desc(isSwapped)] : []), desc(contracts.created_at))
    .limit(1);
  return found === undefined || found.value === null ? null : { field, value: found.value, swapped: found.swapped };
}
