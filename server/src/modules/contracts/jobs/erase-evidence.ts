import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { evidenceEndsAt, lifeEndsAt, monthsAfter } from '../retention/kept-until';
import { contracts } from '../tables/contract.table';
import { type ErasedBatch, eraseBatch, erasedAtOnce, sumOf } from './erase-batch';

/**
 * Erases what was signed once nothing has it kept any more: the person and the papers go as those of a draft do, number,
 * figures and chain stay. A contract that still lives, or waits for money to be given back or explained, is never
 * erased, however long ago it was signed.
 * @returns how many were erased
 * @throws FilesNotRemovedError once all that is due was erased
 */
export async function eraseEvidence(context: ContractsContext, now: Date): Promise<number> {
  const waiting = await signedLongAgo(context, now);
  const batches: ErasedBatch[] = [];
  for (let from = 0; from < waiting.length; from += erasedAtOnce) {
    const ids = waiting.slice(from, from + erasedAtOnce);
    batches.push(await eraseBatch(context, now, (tx) => lockDue(tx, context, ids, now)));
  }
  return sumOf(batches);
}

/** A month may be shorter than the one that a term began in, never by more. */
const marginMs = 4 * 86_400_000;

/** The contracts whose term may have ended, found once a run: the table has no order for them. */
async function signedLongAgo({ db, settings }: ContractsContext, now: Date): Promise<string[]> {
  const shortest = monthsAfter(now, -12 * settings.get('retention.evidence'));
  const rows = await unscoped(db.read, 'a job looks at every contract')
    .select({
      id: contracts.id,
      status: contracts.status,
      signature_level: contracts.signature_level,
      signed_at: contracts.signed_at,
      mantenance_duration: contracts.mantenance_duration,
      withdrawn_at: contracts.withdrawn_at,
      refund_due_at: contracts.refund_due_at,
      refunded_at: contracts.refunded_at,
      deleted_at: contracts.deleted_at,
    })
    .from(contracts)
    .where(and(lte(contracts.signed_at, new Date(shortest.getTime() + marginMs)), isNull(contracts.erased_at)))
    .orderBy(asc(contracts.signed_at));
  return rows.filter((contract) => isOver(contract, settings, now)).map(({ id }) => id);
}

/** Judged once more, locked: meanwhile somebody may have found money to be given back. */
async function lockDue(
  tx: Queries,
  { settings, afterSale }: ContractsContext,
  ids: readonly string[],
  now: Date,
): Promise<Contract[]> {
  const found = await unscoped(tx, 'a job looks at every contract')
    .select()
    .from(contracts)
    .where(and(inArray(contracts.id, [...ids]), isNull(contracts.erased_at)))
    .orderBy(asc(contracts.signed_at))
    .for('update', { skipLocked: true });
  const due: Contract[] = [];
  for (const contract of found) {
    if (!isOver(contract, settings, now)) continue;
    const waiting = await afterSale.openMismatchesOf(tx, contract.id);
    if (waiting.length === 0) due.push(contract);
  }
  return due;
}

type Judged = Parameters<typeof lifeEndsAt>[0] & Pick<Contract, 'signature_level'>;

function isOver(contract: Judged, settings: ContractsContext['settings'], now: Date): boolean {
  const { signed_at } = contract;
  if (signed_at === null || lifeEndsAt(contract) === null) return false;
  return evidenceEndsAt({ ...contract, signed_at }, settings) <= now;
}
