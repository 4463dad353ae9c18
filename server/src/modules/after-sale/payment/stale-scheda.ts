import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { staleSchede } from '../tables/stale-scheda.table';

/** Whether a contract's scheda names a method or a dealer of before, or was not made. */
export async function isSchedaStale(db: Queries, contractId: string): Promise<boolean> {
  const found = await db.select().from(staleSchede).where(eq(staleSchede.contract_id, contractId));
  return found.length > 0;
}
