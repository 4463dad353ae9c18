import { and, asc, eq, sql } from 'drizzle-orm';
import { preparedStatement, type Queries, unscoped } from '../../../platform/db';
import { isOpenStatement } from '../../../scope';
import { dealerTasks } from '../tables/dealer-task.table';

const openOnes = preparedStatement('open_withdrawal_statement', (db) =>
  unscoped(db, 'of a contract that was found in scope')
    .select({ at: dealerTasks.created_at })
    .from(dealerTasks)
    .where(and(eq(dealerTasks.contract_id, sql.placeholder('contract_id')), isOpenStatement))
    .orderBy(asc(dealerTasks.created_at))
    .limit(1),
);

/** When a withdrawal was stated without the phone that the dealer has still to look at; null where none was. */
export async function openStatementOf(db: Queries, contractId: string): Promise<Date | null> {
  const [open] = await openOnes(db).execute({ contract_id: contractId });
  return open?.at ?? null;
}
