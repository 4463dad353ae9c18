import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  contracts,
  doAllDue,
  notSigning,
  stageAfter,
  updateContract,
} from '../../contracts';
import { dropSigning } from '../sign/drop-signing';

/**
 * 24 hours after the last `sign` or code PENDING goes back where it came from; the document that was shown is dropped.
 * @returns how many went back
 * @throws ContractsLeftError once all others that are due went back
 */
export function revertPending(context: ContractsContext, now: Date): Promise<number> {
  return doAllDue(
    context,
    (tx, left, most) =>
      unscoped(tx, 'a job looks at every contract')
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
        .limit(most)
        .for('update', { skipLocked: true }),
    (tx, contract) => revertOne(tx, context, contract, now),
  );
}

async function revertOne(tx: Queries, context: ContractsContext, contract: Contract, now: Date): Promise<void> {
  const status = stageAfter(contract, 'revert', 'system');
  await dropSigning(tx, contract.id, now);
  await updateContract(tx, contract, { status, ...notSigning }, now);
  await appendEvent(tx, context.keys, { contractId: contract.id, type: 'reverted', at: now, actor: 'system' });
}
