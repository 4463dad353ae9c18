import { and, asc, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { expiredSince, nextStage, unpaidDays, unsignedDays } from 'shared-api/domain';
import { type Queries, unscoped } from '../../../platform/db';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { updateContract } from '../contracts.repository';
import { sendExpired } from '../emails/contract-emails';
import { noticeExpired } from '../emails/store-emails';
import { endContract } from '../history/end-contract';
import { contracts } from '../tables/contract.table';
import { foundByEither } from './first-found';
import { doAllDue } from './one-by-one';

/**
 * Deletes what nobody signed within `unsignedDays` of its creation or paid within `unpaidDays` of its signature, once the
 * last of these days is over. Rows that another process is at are skipped: each contract is deleted once, however many
 * processes do this. Of what was signed, customer and dealer are told.
 * @returns how many were deleted
 * @throws ContractsLeftError once all others that are due were deleted
 */
export function expireContracts(context: ContractsContext, now: Date): Promise<number> {
  const isThere = isNull(contracts.deleted_at);
  const unsigned = and(
    inArray(contracts.status, ['DRAFT', 'AVAIABLE', 'PENDING']),
    lt(contracts.created_at, expiredSince(unsignedDays, now)),
  );
  const unpaid = and(
    inArray(contracts.status, ['SIGNED', 'FILLED']),
    isNull(contracts.withdrawn_at),
    lt(contracts.signed_at, expiredSince(unpaidDays, now)),
  );
  return doAllDue(
    context,
    (tx, left, most) =>
      unscoped(tx, 'a job looks at every contract')
        .select()
        .from(contracts)
        .where(
          and(
            sql`${contracts.id} = any(array(${foundByEither(tx, and(isThere, unsigned), and(isThere, unpaid))}))`,
            // Said once more for what has changed meanwhile.
            isThere,
            or(unsigned, unpaid),
            notInArray(contracts.id, [...left]),
          ),
        )
        .orderBy(asc(contracts.created_at))
        .limit(most)
        .for('update', { skipLocked: true }),
    (tx, contract) => expireOne(tx, context, contract, now),
  );
}

async function expireOne(tx: Queries, context: ContractsContext, contract: Contract, now: Date): Promise<void> {
  if (nextStage(contract.status, 'expire', 'system') !== 'deleted') return;
  const change = { deleted_at: now, deleted_by: 'system', delete_reason: 'expired' } as const;
  const statedAt = await context.afterSale.openStatementOf(tx, contract.id);
  const deleted = await updateContract(tx, contract, change, now);
  await endContract(tx, context, {
    contractId: contract.id,
    at: now,
    actor: 'system',
    data: { reason: 'expired' },
  });
  if (contract.signed_at === null) return;
  await context.afterSale.tellMismatches(tx, deleted, now);
  await sendExpired(tx, context, deleted, statedAt);
  if (statedAt !== null) await context.afterSale.tellEnded(tx, context, deleted, statedAt);
  await noticeExpired(tx, deleted, now);
}
