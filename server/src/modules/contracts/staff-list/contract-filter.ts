import { and, isNull, type SQL } from 'drizzle-orm';
import type { ListQuery } from 'shared-api/entities';
import { filterOf } from '../../../platform/list';
import { contracts } from '../tables/contract.table';
import { contractFields } from './contract-fields';

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

const pair = '[a-hj-npr-tv-z]{2}';
/** As plates are shown, `GR 691 XY`, wherever it stands among other words. */
const wholePlate = new RegExp(`(?<![^\\s])(${pair})[\\s-]+(\\d{3})[\\s-]+(${pair})(?![^\\s])`, 'gi');
/** The beginning of one, and nothing else. */
const begunPlate = new RegExp(`^\\s*(${pair})[\\s-]+(\\d{1,3})(?:[\\s-]+([a-hj-npr-tv-z]))?\\s*$`, 'i');

/**
 * A search as typed, with a plate that was typed as it is shown in one piece, as it is kept: its parts are no words, which
 * would be looked for wherever they are.
 */
function platesTogether(typed: string): string {
  return typed.replace(wholePlate, '$1$2$3').replace(begunPlate, '$1$2$3');
}
