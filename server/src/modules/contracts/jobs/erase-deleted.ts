import { and, asc, isNull, lte } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { removeFiles } from '../../../platform/storage';
import type { ContractsContext } from '../contracts.context';
import { eraseContract } from '../person/erase-contract';
import { contracts } from '../tables/contract.table';

const dayMs = 86_400_000;
/** Small, since the embedded database has one connection, on which requests are served only between two batches. */
const batch = 10;

/** Contracts are erased, but files of theirs are still there: the log names each. */
class FilesNotRemovedError extends Error {
  override readonly name = 'FilesNotRemovedError';

  constructor(left: number) {
    super(`${left} files of erased contracts could not be removed`);
  }
}

/**
 * Erases the personal data of drafts that were deleted unsigned: the contract keeps its number and its history, whose
 * details go without breaking the chain. What was signed is evidence and stays.
 * @returns how many were erased
 * @throws FilesNotRemovedError once all that is due was erased
 */
export async function eraseDeleted(context: ContractsContext, now: Date): Promise<number> {
  let erased = 0;
  let filesLeft = 0;
  for (let count = batch; count === batch; erased += count) {
    const { count: ofBatch, left } = await eraseBatch(context, now);
    count = ofBatch;
    filesLeft += left;
  }
  if (filesLeft > 0) throw new FilesNotRemovedError(filesLeft);
  return erased;
}

async function eraseBatch(context: ContractsContext, now: Date): Promise<{ count: number; left: number }> {
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
  return { count, left: await removeFiles(context, files) };
}
