import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { type Role, roles } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { contracts, storeManagers, stores, userRoles } from '../../platform/db/schema';
import type { AccountSurroundings } from './user.types';

/** The roles that an account holds, in the order of their reach. */
export async function findRoles(db: Queries, uid: string): Promise<readonly Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.user_uid, uid));
  const held = new Set(rows.map((row) => row.role));
  return roles.filter((role) => held.has(role));
}

/** Roles, the stores that a manager is attached to, and what the points count: of each account by its uid. */
export async function findSurroundings(
  db: Queries,
  uids: readonly string[],
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
  const paid = await db
    .select({ user_uid: contracts.user_uid, contracts: count() })
    .from(contracts)
    .where(and(inArray(contracts.user_uid, [...uids]), eq(contracts.status, 'PAID'), isNull(contracts.withdrawn_at)))
    .groupBy(contracts.user_uid);
  return (uid) => ({
    roles: roles.filter((role) => held.some((row) => row.user_uid === uid && row.role === role)),
    stores: attached.filter((row) => row.user_uid === uid).map(({ store_uid, name }) => ({ store_uid, name })),
    paidContracts: paid.find((row) => row.user_uid === uid)?.contracts ?? 0,
  });
}
