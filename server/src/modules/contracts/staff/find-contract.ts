import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import { notFound } from '../../../platform/errors';
import { contractsIn, type Scope } from '../../../platform/scope';
import type { Contract } from '../contract.types';

const present = isNull(contracts.deleted_at);

/**
 * A contract that the caller's area has in sight. Unknown, foreign and deleted ones answer alike.
 * @throws Refusal `not_found`
 */
export function findContract(db: Queries, scope: Scope, contractUid: string): Promise<Contract> {
  return findWhere(db, scope, contractUid, present);
}

/**
 * The same for who only looks: the operator still reads a deleted contract, its history and what lies under seal.
 * @throws Refusal `not_found`
 */
export function findContractToRead(db: Queries, scope: Scope, contractUid: string): Promise<Contract> {
  return findWhere(db, scope, contractUid, scope.area === 'admin' ? undefined : present);
}

async function findWhere(db: Queries, scope: Scope, contractUid: string, kept: SQL | undefined): Promise<Contract> {
  const [found] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.contract_uid, contractUid), contractsIn(scope), kept));
  if (found === undefined) throw notFound();
  return found;
}
