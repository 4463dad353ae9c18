import { and, eq, exists, gt, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queries, unscoped } from '../../../platform/db';
import { contractEvents, contracts } from '../../contracts';

/** Of a contract in a query: a method was chosen after its scheda was made, and the paper still names another one. */
export function hasStaleScheda(db: Queries): SQL {
  const [chosen, filled] = [alias(contractEvents, 'chosen'), alias(contractEvents, 'filled')];
  const filledAfter = db
    .select({ id: filled.id })
    .from(filled)
    .where(and(eq(filled.contract_id, chosen.contract_id), eq(filled.type, 'filled'), gt(filled.seq, chosen.seq)));
  return exists(
    db
      .select({ id: chosen.id })
      .from(chosen)
      .where(and(eq(chosen.contract_id, contracts.id), eq(chosen.type, 'method_saved'), notExists(filledAfter))),
  );
}

/** The same of one contract. */
export async function isSchedaStale(db: Queries, contractId: string): Promise<boolean> {
  const found = await unscoped(db, 'of a contract that was found in scope')
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, contractId), hasStaleScheda(db)));
  return found.length > 0;
}
