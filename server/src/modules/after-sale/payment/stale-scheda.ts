import { and, eq, exists, gt, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queries, unscoped } from '../../../platform/db';
import { contractEvents, contracts } from '../../contracts';

/**
 * Of a contract in a query: after its scheda was made a method was chosen or, before it was paid, another dealer became
 * its own; the paper still names what was before.
 */
export function hasStaleScheda(db: Queries): SQL {
  const [chosen, made] = [alias(contractEvents, 'chosen'), alias(contractEvents, 'made')];
  const paid = alias(contractEvents, 'paid');
  const sealedLater = and(eq(made.type, 'document_sealed'), sql`${made.data} ->> 'kind' = 'scheda'`);
  const madeAfter = db
    .select({ id: made.id })
    .from(made)
    .where(
      and(eq(made.contract_id, chosen.contract_id), or(eq(made.type, 'filled'), sealedLater), gt(made.seq, chosen.seq)),
    );
  const paidBefore = db
    .select({ id: paid.id })
    .from(paid)
    .where(and(eq(paid.contract_id, chosen.contract_id), eq(paid.type, 'paid'), lt(paid.seq, chosen.seq)));
  const moved = and(eq(chosen.type, 'edited'), sql`${chosen.data} -> 'fields' ? 'store'`, notExists(paidBefore));
  return exists(
    db
      .select({ id: chosen.id })
      .from(chosen)
      .where(
        and(eq(chosen.contract_id, contracts.id), or(eq(chosen.type, 'method_saved'), moved), notExists(madeAfter)),
      ),
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
