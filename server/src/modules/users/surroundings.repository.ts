import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { type Role, roles } from 'shared-api/domain';
import type { AudienceMember } from 'shared-api/entities';
import type { Queries } from '../../platform/db';
import { passkeys, storeManagers, stores, userRoles } from '../../platform/db/schema';
import type { AccountSurroundings } from './user.types';
import { findByUid } from './users.repository';

/** The roles that an account holds, in the order of their reach. */
export async function findRoles(db: Queries, uid: string): Promise<readonly Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.user_uid, uid));
  const held = new Set(rows.map((row) => row.role));
  return roles.filter((role) => held.has(role));
}

/** Somebody as an audience sees them; null for whoever may no longer sign in. */
export async function findAudienceMember(db: Queries, uid: string): Promise<AudienceMember | null> {
  const account = await findByUid(db, uid);
  if (account === null || !account.active || account.erased_at !== null) return null;
  const attached = await db
    .select({ store_uid: storeManagers.store_uid })
    .from(storeManagers)
    .innerJoin(stores, eq(stores.store_uid, storeManagers.store_uid))
    .where(and(eq(storeManagers.user_uid, uid), isNull(stores.deleted_at)));
  return { uid, roles: await findRoles(db, uid), store_uids: attached.map(({ store_uid }) => store_uid) };
}

/** How many paid contracts each of some customers has. */
export type CountPaidContracts = (db: Queries, uids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Roles, the stores that a manager is attached to, and what the points count: of each account by its uid. */
export async function findSurroundings(
  db: Queries,
  uids: readonly string[],
  countPaidContracts: CountPaidContracts,
): Promise<(uid: string) => AccountSurroundings> {
  const held = await db
    .select()
    .from(userRoles)
    .where(inArray(userRoles.user_uid, [...uids]));
  const attached = await db
    .select({ user_uid: storeManagers.user_uid, store_uid: stores.store_uid, name: stores.name })
    .from(storeManagers)
    .innerJoin(stores, eq(stores.store_uid, storeManagers.store_uid))
    .where(and(inArray(storeManagers.user_uid, [...uids]), isNull(stores.deleted_at)))
    .orderBy(asc(stores.sort_key), asc(stores.store_uid));
  const paid = await countPaidContracts(db, uids);
  const keys = await db
    .select({ user_uid: passkeys.user_uid, held: count() })
    .from(passkeys)
    .where(inArray(passkeys.user_uid, [...uids]))
    .groupBy(passkeys.user_uid);
  return (uid) => ({
    roles: roles.filter((role) => held.some((row) => row.user_uid === uid && row.role === role)),
    stores: attached.filter((row) => row.user_uid === uid).map(({ store_uid, name }) => ({ store_uid, name })),
    paidContracts: paid.get(uid) ?? 0,
    passkeys: keys.find((row) => row.user_uid === uid)?.held ?? 0,
  });
}
