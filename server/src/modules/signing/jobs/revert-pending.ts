import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  contracts,
  expectNoneLeft,
  notSigning,
  oneByOne,
  stageAfter,
  updateContract,
} from '../../contracts';
import { dropSigning } from '../sign/drop-signing';

const batch = 100;

/**
 * 24 hours after the last `sign` or code PENDING goes back where it came from; the document that was shown is dropped.
 * @returns how many went back
 * @throws ContractsLeftError once all others that are due went back
 */
export async function revertPending(context: ContractsContext, now: Date): Promise<number> {
  let reverted = 0;
  const left: string[] = [];
  for (let found = batch; found === batch; ) {
    const round = await revertBatch(context, now, left);
    found = round.found;
    reverted += round.found - round.left.length;
    left.push(...round.left);
  }
  expectNoneLeft(left.length);
  return reverted;
}

/** @param left failed in this run already */
function revertBatch(
  context: ContractsContext,
  now: Date,
  left: readonly string[],
): Promise<{ readonly found: number; readonly left: readonly string[] }> {
  return context.db.transaction(async (tx) => {
    const due = await unscoped(tx, 'a job looks at every contract')
      .select()
      .from(contracts)
      .where(
        and(
          eq(contracts.status, 'PENDING'),
          isNull(contracts.deleted_at),
          lte(contracts.pending_until, now),
          notInArray(contracts.id, [...left]),
        ),
      )
      .orderBy(asc(contracts.pending_until))
      .limit(batch)
      .for('update', { skipLocked: true });
    const failed = await oneByOne(tx, context.log, due, (contract) => revertOne(tx, context, contract, now));
    return { found: due.length, left: failed };
  });
}

async function revertOne(tx: Queries, context: ContractsContext, contract: Contract, now: Date): Promise<void> {
  const status = stageAfter(contract, 'revert', 'system');
  await dropSigning(tx, contract.id, now);
  await updateContract(tx, contract, { status, ...notSigning }, now);
  await appendEvent(tx, context.keys, { contractId: contract.id, type: 'reverted', at: now, actor: 'system' });
}
