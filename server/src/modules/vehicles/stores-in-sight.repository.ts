import type { Queries } from '../../platform/db';
import { stores } from '../../platform/db/schema';
import { inScope, type Scope } from '../../scope';

/** The stores that a caller may know of: contracts of others are told by yes or no only. */
export async function findStoresInSight(db: Queries, scope: Scope): Promise<ReadonlySet<string>> {
  const rows = await inScope(db, scope).stores({ store_uid: stores.store_uid });
  return new Set(rows.map((row) => row.store_uid));
}
