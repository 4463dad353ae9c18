import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Store } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { storeManagers, stores, users } from '../../../platform/db/schema';

/**
 * The people attached to some stores, each store's by name.
 * @param who `active`: without those whose account is disabled
 */
export async function managersOf(
  db: Queries,
  storeUids: readonly string[],
  who: 'all' | 'active' = 'all',
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
    .where(and(inArray(storeManagers.store_uid, [...storeUids]), who === 'active' ? eq(users.active, true) : undefined))
    .orderBy(asc(users.sort_key), asc(users.uid));
  return new Map(
    storeUids.map((storeUid) => [
      storeUid,
      rows.filter((row) => row.store_uid === storeUid).map(({ store_uid: _, ...manager }) => manager),
    ]),
  );
}

/** Whose account is not disabled, beside each store of another statement. */
export function activeManagersBeside(db: Queries): SQL<readonly string[]> {
  const active = db
    .select({ uid: users.uid })
    .from(storeManagers)
    .innerJoin(users, eq(users.uid, storeManagers.user_uid))
    .where(and(eq(storeManagers.store_uid, stores.store_uid), eq(users.active, true)));
  return sql`array(${active})`;
}

interface Attachment {
  readonly storeUid: string;
  readonly userUid: string;
}

/** False when the person works for the store already. */
export async function attach(
  tx: Queries,
  { storeUid, userUid, by, at }: Attachment & { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const made = await tx
    .insert(storeManagers)
    .values({ store_uid: storeUid, user_uid: userUid, attached_at: at, attached_by: by })
    .onConflictDoNothing()
    .returning({ user_uid: storeManagers.user_uid });
  return made.length > 0;
}

/** False when the person did not work for the store. */
export async function detach(tx: Queries, { storeUid, userUid }: Attachment): Promise<boolean> {
  const gone = await tx
    .delete(storeManagers)
    .where(and(eq(storeManagers.store_uid, storeUid), eq(storeManagers.user_uid, userUid)))
    .returning({ user_uid: storeManagers.user_uid });
  return gone.length > 0;
}

export async function detachEverybody(tx: Queries, storeUid: string): Promise<void> {
  await tx.delete(storeManagers).where(eq(storeManagers.store_uid, storeUid));
}
