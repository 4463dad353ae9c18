import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import { inScope, type Scope } from '../../../scope';
import type { Contract, StaffMember } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contracts } from '../tables/contract.table';

/** What staff asks of one contract: who asks, which contract, and the version that they saw. */
export interface StaffCall {
  readonly scope: Scope;
  readonly contractUid: string;
  /** @throws Refusal `stale` when the client saw another version */
  expectVersion(version: number): void;
}

export function staffOf({ area, uid }: Scope): StaffMember {
  return { actor: area === 'admin' ? 'admin' : 'manager', uid };
}

/**
 * A contract in sight, locked until the transaction ends, so that of two people acting at once one wins.
 * @throws Refusal `not_found`
 */
export async function lockContract(tx: Queries, call: Sought): Promise<Contract> {
  const contract = await lockWithDeleted(tx, call);
  if (contract.deleted_at !== null) throw notFound();
  return contract;
}

/** The same, deleted or not: a payment may bring an expired contract back. @throws Refusal `not_found` */
export async function lockWithDeleted(tx: Queries, call: Sought): Promise<Contract> {
  const [found] = await seek(tx, call).for('update');
  if (found === undefined) throw notFound();
  return found;
}

/** The same without a lock. @throws Refusal `not_found` */
export async function findWithDeleted(db: Queries, call: Sought): Promise<Contract> {
  const [found] = await seek(db, call);
  if (found === undefined) throw notFound();
  return found;
}

/** Which contract, and for whom. */
export type Sought = Pick<StaffCall, 'scope' | 'contractUid'>;

function seek(db: Queries, { scope, contractUid }: Sought) {
  return inScope(db, scope).contracts(
    getTableColumns(contracts),
    and(eq(contracts.contract_uid, contractUid), isNull(contracts.erased_at)),
  );
}

/** Does one thing to one contract, in a transaction of its own. @throws Refusal `not_found` */
export function withContract<T>(
  { db }: Pick<ContractsContext, 'db'>,
  call: Sought,
  work: (tx: Queries, contract: Contract, staff: StaffMember) => Promise<T>,
): Promise<T> {
  return db.lastTransaction(async (tx) => work(tx, await lockContract(tx, call), staffOf(call.scope)));
}
