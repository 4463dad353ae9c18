import type { SQL } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { contracts } from '../tables/contract.table';

/**
 * The ids of contracts that one of the conditions finds, each by its own index, before anything is put in order. An `or`
 * in an ordered statement would read every contract there is, to find the few.
 */
export function foundByEither(db: Queries, one: SQL | undefined, other: SQL | undefined) {
  const all = unscoped(db, 'a job looks at every contract');
  const found = (where: SQL | undefined) => all.select({ id: contracts.id }).from(contracts).where(where);
  return found(one).unionAll(found(other));
}
