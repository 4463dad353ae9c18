import { and, asc, eq, inArray, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { removeFiles } from '../../../platform/storage';
import { type ContractsContext, consentsOverSince, contracts } from '../../contracts';
import { withdrawalStatements } from '../tables/dealer-task.table';
import { namedPapers } from './named-papers';

const batch = 100;

/** Statements are erased, but receipts of theirs are still there: the log names each. */
class ReceiptsNotRemovedError extends Error {
  override readonly name = 'ReceiptsNotRemovedError';

  constructor(left: number) {
    super(`${left} receipts of erased statements could not be removed`);
  }
}

/**
 * Erases the withdrawals that were stated without the phone, with their receipts: of a signed contract once its evidence
 * is erased, of any other code as long after the statement as consents are kept. A mistyped code may be that of a
 * stranger's draft, whose end must not take the proof away.
 * @returns how many were erased
 * @throws ReceiptsNotRemovedError once all that is due was erased
 */
export async function eraseStatements(context: ContractsContext, now: Date): Promise<number> {
  let erased = 0;
  let filesLeft = 0;
  for (let count = batch; count === batch; erased += count) {
    const { gone, files } = await context.db.transaction((tx) => eraseSome(tx, context, now));
    filesLeft += await removeFiles(context, files);
    count = gone;
  }
  if (filesLeft > 0) throw new ReceiptsNotRemovedError(filesLeft);
  return erased;
}

async function eraseSome(
  tx: Queries,
  { settings }: Pick<ContractsContext, 'settings'>,
  now: Date,
): Promise<{ gone: number; files: readonly string[] }> {
  const evidence = unscoped(tx, 'a job looks at every contract')
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.id, withdrawalStatements.contract_id),
        isNotNull(contracts.signed_at),
        isNull(contracts.erased_at),
      ),
    );
  const due = await tx
    .select({ id: withdrawalStatements.id })
    .from(withdrawalStatements)
    .where(and(lte(withdrawalStatements.created_at, consentsOverSince(now, settings)), notExists(evidence)))
    .orderBy(asc(withdrawalStatements.created_at))
    .limit(batch)
    .for('update', { skipLocked: true });
  if (due.length === 0) return { gone: 0, files: [] };
  const ids = due.map(({ id }) => id);
  const gone = await tx
    .delete(withdrawalStatements)
    .where(inArray(withdrawalStatements.id, ids))
    .returning({ key: withdrawalStatements.storage_key });
  const keys = [...new Set(gone.flatMap(({ key }) => (key === null ? [] : [key])))];
  // Files are named by what they hold: two statements of one moment, or the withdrawal itself, share theirs.
  const named = await namedPapers(tx, keys);
  return { gone: gone.length, files: keys.filter((key) => !named.includes(key)) };
}
