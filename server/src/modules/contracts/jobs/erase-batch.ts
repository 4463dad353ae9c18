import type { Queries } from '../../../platform/db';
import { removeFiles } from '../../../platform/storage';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { eraseContract } from '../person/erase-contract';

/** Small, since the embedded database has one connection, on which requests are served only between two batches. */
export const erasedAtOnce = 10;

/** Contracts are erased, but files of theirs are still there: the log names each. */
class FilesNotRemovedError extends Error {
  override readonly name = 'FilesNotRemovedError';

  constructor(left: number) {
    super(`${left} files of erased contracts could not be removed`);
  }
}

export interface ErasedBatch {
  readonly erased: number;
  readonly filesLeft: number;
}

/**
 * Erases some contracts in one transaction, and then removes their files: a file without a row harms nobody, a row
 * without its file does.
 * @param pick locks those that are due, a few
 */
export async function eraseBatch(
  context: ContractsContext,
  now: Date,
  pick: (tx: Queries) => Promise<readonly Contract[]>,
): Promise<ErasedBatch> {
  const { erased, files } = await context.db.transaction(async (tx) => {
    const due = await pick(tx);
    const keys: string[] = [];
    for (const contract of due) keys.push(...(await eraseContract(tx, context, contract, { actor: 'system', now })));
    return { erased: due.length, files: keys };
  });
  return { erased, filesLeft: await removeFiles(context, files) };
}

/** Adds up what a job did. @throws FilesNotRemovedError once all that is due was erased */
export function sumOf(batches: readonly ErasedBatch[]): number {
  const filesLeft = batches.reduce((sum, batch) => sum + batch.filesLeft, 0);
  if (filesLeft > 0) throw new FilesNotRemovedError(filesLeft);
  return batches.reduce((sum, batch) => sum + batch.erased, 0);
}
