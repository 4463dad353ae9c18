import { and, count, eq, inArray, isNull, or } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { contracts, isStillAlive, withOpenRequest } from '../../contracts';
import { dealerTasks } from '../tables/dealer-task.table';

/**
 * How many contracts still need their store: those that live, until they are paid and to the last day that they cover,
 * in which every term to withdraw ends, too; and those where something waits for an answer, or money to be given back
 * or explained. What is deleted, withdrawn and settled, or over needs no store any more.
 */
export async function countLiveContracts(db: Queries, storeUid: string, now: Date): Promise<number> {
  const withTask = unscoped(db, 'of a store that was found in scope')
    .select({ id: dealerTasks.contract_id })
    .from(dealerTasks)
    .where(isNull(dealerTasks.done_at));
  const [found] = await unscoped(db, 'of a store that was found in scope')
    .select({ live: count() })
    .from(contracts)
    .where(
      and(
        eq(contracts.store_uid, storeUid),
        isNull(contracts.deleted_at),
        or(isStillAlive(now), inArray(contracts.id, withTask), inArray(contracts.id, withOpenRequest(db))),
      ),
    );
  return found?.live ?? 0;
}
