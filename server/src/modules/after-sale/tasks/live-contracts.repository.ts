import { and, count, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { isOpenMismatch } from '../../../scope';
import { contracts } from '../../contracts';
import { dealerTasks } from '../tables/dealer-task.table';
import { maintenanceWorks } from '../tables/maintenance.table';

/**
 * How many contracts still need their store: those that are not paid yet, those with a service to be done, and those
 * with money to be given back or explained. What is deleted, withdrawn and settled, or carried out needs no store any
 * more.
 */
export async function countLiveContracts(tx: Queries, storeUid: string): Promise<number> {
  const withWork = tx
    .select({ id: maintenanceWorks.contract_id })
    .from(maintenanceWorks)
    .where(isNull(maintenanceWorks.done_on));
  const withMismatch = unscoped(tx, 'of a store that was found in scope')
    .select({ id: dealerTasks.contract_id })
    .from(dealerTasks)
    .where(isOpenMismatch);
  const underWay = and(
    isNull(contracts.withdrawn_at),
    or(ne(contracts.status, 'PAID'), inArray(contracts.id, withWork)),
  );
  const toBeRefunded = and(isNotNull(contracts.refund_due_at), isNull(contracts.refunded_at));
  const [found] = await unscoped(tx, 'of a store that was found in scope')
    .select({ total: count() })
    .from(contracts)
    .where(
      and(
        eq(contracts.store_uid, storeUid),
        isNull(contracts.deleted_at),
        or(underWay, toBeRefunded, inArray(contracts.id, withMismatch)),
      ),
    );
  return found?.total ?? 0;
}
