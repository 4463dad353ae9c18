import { and, eq, exists, gt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queries, unscoped } from '../../../platform/db';
import { contractEvents, contracts } from '../../contracts';

/** Of a contract in a query: a method was chosen after its scheda was made, and the paper still names another one. */
export function hasStaleScheda(db: Queries): SQL {
  const [chosen, made] = [alias(contractEvents, 'chosen'), alias(contractEvents, 'made')];
  const sealedLater = and(eq(made.type, 'document_sealed'), sql`${made.data} ->> 'kind' = 'scheda'`);
  const madeAfter = db
    .select({ id: made.id })
    .from(made)
    .where(
      and(eq(made.contract_id, chosen.contract_id), or(eq(made.type, 'filled'), sealedLater), gt(made.seq, chosen.seq)),
    );
  return exists(
    db
      .select({ id: chosen.id })
      .from(chosen)
      .where(and(eq(chosen.contract_id, contracts.id), eq(chosen.type, 'method_saved'), notExists(madeAfter))),
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
