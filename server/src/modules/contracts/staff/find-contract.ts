import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import { notFound } from '../../../platform/errors';
import { contractsIn, type Scope } from '../../../platform/scope';
import type { Contract } from '../contract.types';

/**
 * A contract that the caller's area has in sight. Unknown, foreign and deleted ones answer alike.
 * @throws Refusal `not_found`
 */
export async function findContract(db: Queries, scope: Scope, contractUid: string): Promise<Contract> {
  const [found] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.contract_uid, contractUid), contractsIn(scope), isNull(contracts.deleted_at)));
  if (found === undefined) throw notFound();
  return found;
}
