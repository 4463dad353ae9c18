import { and, desc, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { ListQuery, NearMiss } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { inScope, type Scope } from '../../../scope';
import { contracts } from '../tables/contract.table';
import { contractFilter } from './contract-filter';
import { nearMissesOf } from './near-misses';

/** A field as it is compared: by the very expression that an index has, so that no row is looked at in vain. */
const sought: Readonly<Record<NearMiss['field'], { readonly by: SQLWrapper; as(text: string): string }>> = {
  car_plate: { by: sql`lower(${contracts.car_plate}) collate "C"`, as: (text) => text.toLowerCase() },
  car_vin: { by: contracts.car_vin, as: (text) => text },
  code: { by: contracts.code, as: (text) => text },
};

/**
 * What a search that found nothing may have meant: a plate, a VIN or a contract number that differs by two neighbours,
 * else by one character, of a contract that the caller's area has in sight under the query's other conditions.
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
  const isOneOf = (texts: readonly string[]) => inArray(by, texts.map(as));
  const isSwapped = sql<boolean>`(${isOneOf(swapped)})`;
  const [found] = await inScope(db, scope)
    .contracts(
      { value: contracts[field], swapped: isSwapped },
      and(contractFilter({ wheres }, now), isOneOf([...swapped, ...replaced])),
    )
    .orderBy(...(swapped.length > 0 ? [desc(isSwapped)] : []), desc(contracts.created_at))
    .limit(1);
  return found === undefined || found.value === null ? null : { field, value: found.value, swapped: found.swapped };
}
