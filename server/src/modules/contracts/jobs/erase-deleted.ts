import { and, asc, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import type { ContractsContext } from '../contracts.context';
import { contracts } from '../tables/contract.table';
import { type ErasedBatch, eraseBatch, erasedAtOnce, sumOf } from './erase-batch';

const dayMs = 86_400_000;

/**
 * Erases the personal data of drafts that were deleted unsigned: the contract keeps its number and its history, whose
 * details go without breaking the chain. What was signed is evidence, which `eraseEvidence` erases in its time.
 * @returns how many were erased
 * @throws FilesNotRemovedError once all that is due was erased
 */
export async function eraseDeleted(context: ContractsContext, now: Date): Promise<number> {
  const isDue = dueAt(now, context.settings.get('retention.deleted_drafts'));
  // Found once: all that were ever deleted are looked at for it.
  const found = await unscoped(context.db.read, 'a job looks at every contract')
    .select({ id: contracts.id })
    .from(contracts)
    .where(isDue)
    .orderBy(asc(contracts.deleted_at));
  const batches: ErasedBatch[] = [];
  for (let from = 0; from < found.length; from += erasedAtOnce) {
    const ids = found.slice(from, from + erasedAtOnce).map(({ id }) => id);
    batches.push(await eraseBatch(context, now, (tx) => lockDue(tx, ids, isDue)));
  }
  return sumOf(batches);
}

function dueAt(now: Date, keptDays: number): SQL | undefined {
  return and(
    lte(contracts.deleted_at, new Date(now.getTime() - keptDays * dayMs)),
    isNull(contracts.erased_at),
    isNull(contracts.signed_at),
  );
}

/** Judged once more, locked: another process may have been faster. */
function lockDue(tx: Queries, ids: readonly string[], isDue: SQL | undefined) {
  return unscoped(tx, 'a job looks at every contract')
    .select()
    .from(contracts)
    .where(and(inArray(contracts.id, [...ids]), isDue))
    .orderBy(asc(contracts.deleted_at))
    .for('update', { skipLocked: true });
}
