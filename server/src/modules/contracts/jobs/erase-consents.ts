import { and, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { batchesOf, type Queries, unscoped } from '../../../platform/db';
import { consents, users } from '../../../platform/db/schema';
import { eraseConsentRows } from '../consents/consents.repository';
import type { ContractsContext } from '../contracts.context';
import { consentsEndAt, consentsOverSince, type LifeFacts } from '../retention/kept-until';
import { contracts } from '../tables/contract.table';

/**
 * Erases what was agreed to on contracts whose person is erased, once their life lies so far back. While an account
 * lives its rows are also the proof of what it still agrees to: they stay with it.
 * @returns how many rows went
 */
export async function eraseConsents({ db, settings }: ContractsContext, now: Date): Promise<number> {
  const over = consentsOverSince(now, settings);
  const ended = (await erasedLongAgo(db.read, over)).filter((contract) => {
    const end = consentsEndAt(contract, settings);
    return end !== null && end <= now;
  });
  let gone = 0;
  for (const some of batchesOf(ended.map(({ id }) => id))) {
    const rows = await db.read
      .select({ id: consents.id })
      .from(consents)
      .where(and(inArray(consents.contract_id, [...some]), isNobodys(db.read, over)));
    await eraseConsentRows(
      db,
      rows.map(({ id }) => id),
    );
    gone += rows.length;
  }
  return gone;
}

/** Erased contracts that the ledger still names, and that ended no later than this, or began to cover then. */
function erasedLongAgo(db: Queries, over: Date): Promise<(LifeFacts & { readonly id: string })[]> {
  const { id, status, signed_at, mantenance_duration, withdrawn_at, refund_due_at, refunded_at, deleted_at } =
    contracts;
  const named = db.select({ id: consents.contract_id }).from(consents).where(isNobodys(db, over));
  return unscoped(db, 'a job looks at every contract')
    .select({ id, status, signed_at, mantenance_duration, withdrawn_at, refund_due_at, refunded_at, deleted_at })
    .from(contracts)
    .where(
      and(
        isNotNull(contracts.erased_at),
        or(lte(deleted_at, over), and(isNull(deleted_at), lte(signed_at, over))),
        inArray(id, named),
      ),
    );
}

/** Condition on `consents`: rows of no account, or of one that was erased as long ago. */
function isNobodys(db: Queries, over: Date): SQL | undefined {
  const erased = db.select({ uid: users.uid }).from(users).where(lte(users.erased_at, over));
  return or(isNull(consents.user_uid), inArray(consents.user_uid, erased));
}
