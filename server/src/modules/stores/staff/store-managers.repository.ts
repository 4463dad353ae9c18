import { asc, eq, inArray } from 'drizzle-orm';
import type { Store } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { storeManagers, users } from '../../../platform/db/schema';

/** The people attached to some stores, each store's by name. */
export async function managersOf(
  db: Queries,
  storeUids: readonly string[],
): Promise<ReadonlyMap<string, Store['managers']>> {
  if (storeUids.length === 0) return new Map();
  const rows = await db
    .select({
      store_uid: storeManagers.store_uid,
      uid: users.uid,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
    })
    .from(storeManagers)
    .innerJoin(users, eq(users.uid, storeManagers.user_uid))
    .where(inArray(storeManagers.store_uid, [...storeUids]))
    .orderBy(asc(users.sort_key), asc(users.uid));
  return new Map(
    storeUids.map((storeUid) => [
      storeUid,
      rows.filter((row) => row.store_uid === storeUid).map(({ store_uid: _, ...manager }) => manager),
    ]),
  );
}
