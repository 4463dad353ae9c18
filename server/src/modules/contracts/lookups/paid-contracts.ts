import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { contracts } from '../tables/contract.table';

/** How many paid contracts each of some customers has, withdrawn ones left out. */
export async function countPaidContracts(db: Queries, uids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await unscoped(db, 'of accounts that were found in scope')
    .select({ user_uid: contracts.user_uid, contracts: count() })
    .from(contracts)
    .where(and(inArray(contracts.user_uid, [...uids]), eq(contracts.status, 'PAID'), isNull(contracts.withdrawn_at)))
    .groupBy(contracts.user_uid);
  return new Map(rows.flatMap((row) => (row.user_uid === null ? [] : [[row.user_uid, row.contracts]])));
}
