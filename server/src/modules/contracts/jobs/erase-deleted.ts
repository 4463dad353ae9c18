import { and, asc, isNull, lte } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
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
  const batches: ErasedBatch[] = [];
  do batches.push(await eraseSome(context, now));
  while (batches.at(-1)?.erased === erasedAtOnce);
  return sumOf(batches);
}

function eraseSome(context: ContractsContext, now: Date): Promise<ErasedBatch> {
  const keptDays = context.settings.get('retention.deleted_drafts');
  return eraseBatch(context, now, (tx) =>
    unscoped(tx, 'a job looks at every contract')
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
      .limit(erasedAtOnce)
      .for('update', { skipLocked: true }),
  );
}
