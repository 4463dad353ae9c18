import { and, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { stores } from '../../../platform/db/schema';
import type { StoreWithMethods } from '../store.types';
import { withMethods } from '../stores.repository';

/** The stores with these codes; codes of destroyed ones are free. */
export async function findByCode(db: Queries, codes: readonly string[]): Promise<StoreWithMethods[]> {
  const rows = await db
    .select()
    .from(stores)
    .where(and(inArray(stores.code, [...codes]), isNull(stores.deleted_at)));
  return withMethods(db, rows);
}
