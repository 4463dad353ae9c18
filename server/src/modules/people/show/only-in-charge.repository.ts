import { and, asc, eq, inArray, isNull, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/db';
import { storeManagers, stores, users } from '../../../platform/db/schema';

/**
 * Of each of some people, the stores where nobody else is in charge. Whose account is disabled is in charge of nothing,
 * as a store's readiness has it.
 */
export async function onlyInCharge(db: Queries, uids: readonly string[]): Promise<(uid: string) => string[]> {
  if (uids.length === 0) return () => [];
  const [others, colleagues] = [alias(storeManagers, 'others'), alias(users, 'colleagues')];
  const anotherInCharge = db
    .select({ uid: others.user_uid })
    .from(others)
    .innerJoin(colleagues, eq(colleagues.uid, others.user_uid))
    .where(
      and(
        eq(others.store_uid, storeManagers.store_uid),
        ne(others.user_uid, storeManagers.user_uid),
        eq(colleagues.active, true),
      ),
    );
  const rows = await db
    .select({ user_uid: storeManagers.user_uid, store_uid: storeManagers.store_uid })
    .from(storeManagers)
    .innerJoin(users, eq(users.uid, storeManagers.user_uid))
    .innerJoin(stores, eq(stores.store_uid, storeManagers.store_uid))
    .where(
      and(
        inArray(storeManagers.user_uid, [...uids]),
        eq(users.active, true),
        isNull(stores.deleted_at),
        notExists(anotherInCharge),
      ),
    )
    .orderBy(asc(stores.sort_key), asc(stores.store_uid));
  return (uid) => rows.filter((row) => row.user_uid === uid).map((row) => row.store_uid);
}
