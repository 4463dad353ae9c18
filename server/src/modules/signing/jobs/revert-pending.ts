import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { appendEvent, type ContractsContext, contracts, notSigning, stageAfter, updateContract } from '../../contracts';
import { dropSigning } from '../sign/drop-signing';

const batch = 100;

/** 24 hours after the last `sign` or code PENDING goes back where it came from; the document that was shown is dropped. */
export async function revertPending(context: ContractsContext, now: Date): Promise<number> {
  let reverted = 0;
  for (let count = batch; count === batch; reverted += count) count = await revertBatch(context, now);
  return reverted;
}

function revertBatch(context: ContractsContext, now: Date): Promise<number> {
  return context.db.transaction(async (tx) => {
    const due = await unscoped(tx, 'a job looks at every contract')
      .select()
      .from(contracts)
      .where(and(eq(contracts.status, 'PENDING'), isNull(contracts.deleted_at), lte(contracts.pending_until, now)))
      .orderBy(asc(contracts.pending_until))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const contract of due) {
      const status = stageAfter(contract, 'revert', 'system');
      await dropSigning(tx, contract.id, now);
      await updateContract(
        tx,
        contract,
        {
          status,
          ...notSigning,
        },
        now,
      );
      await appendEvent(tx, context.keys, { contractId: contract.id, type: 'reverted', at: now, actor: 'system' });
    }
    return due.length;
  });
}
