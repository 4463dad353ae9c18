import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import { notFound } from '../../../platform/errors';
import { contractsIn } from '../../../platform/scope';
import type { Contract } from '../contract.types';
import type { StaffCall } from './staff-call';

/** A contract in sight, deleted or not: a payment may bring an expired one back. @throws Refusal `not_found` */
export async function findPayable(db: Queries, { scope, contractUid }: StaffCall): Promise<Contract> {
  const [found] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.contract_uid, contractUid), contractsIn(scope), isNull(contracts.erased_at)));
  if (found === undefined) throw notFound();
  return found;
}
