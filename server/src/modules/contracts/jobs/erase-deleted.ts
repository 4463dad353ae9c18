import { and, asc, isNull, lte } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import type { ContractsContext } from '../contracts.context';
import { eraseContract } from '../person/erase-contract';
import { contracts } from '../tables/contract.table';

const dayMs = 86_400_000;
/** Small: on the embedded database's one connection, requests pass between two batches only. */
const batch = 10;

/**
 * Erases the personal data of drafts that were deleted unsigned: the contract keeps its number and its history, whose
 * details go without breaking the chain. What was signed is evidence and stays.
 * @returns how many were erased
 */
export async function eraseDeleted(context: ContractsContext, now: Date): Promise<number> {
  let erased = 0;
  for (let count = batch; count === batch; erased += count) count = await eraseBatch(context, now);
  return erased;
}

async function eraseBatch(context: ContractsContext, now: Date): Promise<number> {
  const keptDays = context.settings.get('retention.deleted_drafts');
  const { count, files } = await context.db.transaction(async (tx) => {
    const due = await unscoped(tx, 'a job looks at every contract')
      .select()
      .from(contracts)
      .where(
        and(
          lte(contracts.deleted_at, new Date(now.getTime() - keptDays * dayMs)),
          isNull(contracts.erased_at),
          isNull(contracts.signed_at),
        ),
      )
      .orderBy(asc(contracts.deleted_at))
      .limit(batch)
      .for('update', { skipLocked: true });
    const keys: string[] = [];
    for (const contract of due) keys.push(...(await eraseContract(tx, context, contract, { actor: 'system', now })));
    return { count: due.length, files: keys };
  });
  for (const file of files) await context.documents.remove(file);
  return count;
}
