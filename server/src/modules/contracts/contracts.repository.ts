import { and, eq, isNull, sql } from 'drizzle-orm';
import { deletionAt } from 'shared-api/domain';
import * as z from 'zod/mini';
import { insertTogether, type NewRows, type Queries, searchTextOf, sortKeyOf, unscoped } from '../../platform/db';
import { closeNotices, moveNotices, type NoticeReason } from '../notifications';
import type { Contract, ContractChange, ContractInsert } from './contract.types';
import { storeSnapshot } from './snapshots';
import { contracts } from './tables/contract.table';

/** A contract by the secret of its link, unless it was deleted or its person erased. */
export async function findByUid(db: Queries, contractUid: string): Promise<Contract | null> {
  const [found] = await unscoped(db, 'by the secret of its link, or locked by who found it in scope')
    .select()
    .from(contracts)
    .where(and(eq(contracts.contract_uid, contractUid), isNull(contracts.deleted_at), isNull(contracts.erased_at)));
  return found ?? null;
}

/** The same by its id, locked until the transaction ends, so that of two people acting at once one wins. */
export async function lockById(tx: Queries, id: string): Promise<Contract | null> {
  const found = await lockByIdWithDeleted(tx, id);
  return found?.deleted_at === null && found.erased_at === null ? found : null;
}

/** The same, deleted and erased or not: what staff still does with one that is gone. */
export async function lockByIdWithDeleted(tx: Queries, id: string): Promise<Contract | null> {
  const [found] = await unscoped(tx, 'by the secret of its link, or locked by who found it in scope')
    .select()
    .from(contracts)
    .where(eq(contracts.id, id))
    .for('update');
  return found ?? null;
}

/** @param beside what is written in one statement with it */
export async function insertContract(
  tx: Queries,
  values: ContractInsert,
  beside: readonly NewRows[],
): Promise<Contract> {
  return insertTogether(tx, contracts, { ...values, ...indexed(values) }, beside);
}

/** Writes a change, keeps what lists search and order by in step, and counts the version up. */
export async function updateContract(
  tx: Queries,
  contract: Contract,
  change: ContractChange,
  at: Date,
): Promise<Contract> {
  const [row] = await tx
    .update(contracts)
    .set({ ...change, ...indexed({ ...contract, ...change }), updated_at: at, version: sql`${contracts.version} + 1` })
    .where(eq(contracts.id, contract.id))
    .returning();
  if (!row) throw new Error('The contract was not stored');
  await closeNotices(tx, row.id, endedReasons(contract, row), at);
  if (row.store_uid === contract.store_uid) return row;
  // Who had it in between is told no more that they have.
  await closeNotices(tx, row.id, ['moved'], at);
  await moveNotices(tx, row.id, row.store_uid, at);
  return row;
}

/** What its dealer was told of a contract and is no longer true after a change. */
function endedReasons(before: Contract, after: Contract): NoticeReason[] {
  if (after.deleted_at !== null)
    return ['new', 'moved', 'deletion', 'blocked', 'declined', 'message-failed', 'statement'];
  const halted = after.declined_at !== null || after.withdrawn_at !== null;
  const ended: NoticeReason[] = [];
  if (halted || deletionAt(after)?.getTime() !== deletionAt(before)?.getTime()) ended.push('deletion');
  if (before.deleted_at !== null) ended.push('expired');
  if (before.signing_blocked_at !== null && after.signing_blocked_at === null) ended.push('blocked');
  if (before.declined_at !== null && after.declined_at === null) ended.push('declined');
  // Where it did not arrive is no longer where the customer is written to.
  if (before.phone !== after.phone || before.email !== after.email) ended.push('message-failed');
  // What was stated without the phone has happened.
  if (before.withdrawn_at === null && after.withdrawn_at !== null) ended.push('statement');
  if (before.refunded_at === null && after.refunded_at !== null) ended.push('statement', 'withdrawn');
  return ended;
}

const dealerWords = z.pick(storeSnapshot, { name: true, city: true });

type Indexed = Pick<
  ContractInsert,
  | 'code'
  | 'car_vin'
  | 'car_plate'
  | 'car_model'
  | 'firstname'
  | 'lastname'
  | 'phone'
  | 'email'
  | 'association_code'
  | 'store_snapshot'
>;

/** What lists search and order by. */
export function indexed(row: Indexed) {
  const { name: dealer, city } = dealerWords.parse(row.store_snapshot);
  return {
    sort_key: sortKeyOf(row.lastname, row.firstname),
    search: searchTextOf(
      row.code,
      row.association_code,
      row.car_plate,
      row.car_vin,
      row.firstname,
      row.lastname,
      row.phone,
      row.email,
      dealer,
      city,
      row.car_model,
    ),
  };
}
