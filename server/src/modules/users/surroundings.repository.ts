import { and, asc, count, eq, isNull } from 'drizzle-orm';
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

/** Roles, the stores that a manager is attached to, and what the points count. */
export async function findSurroundings(db: Queries, uid: string): Promise<AccountSurroundings> {
  const attached = await db
    .select({ store_uid: stores.store_uid, name: stores.name })
    .from(storeManagers)
    .innerJoin(stores, eq(stores.store_uid, storeManagers.store_uid))
    .where(and(eq(storeManagers.user_uid, uid), isNull(stores.deleted_at)))
    .orderBy(asc(stores.sort_key), asc(stores.store_uid));
  const [paid] = await db
    .select({ contracts: count() })
    .from(contracts)
    .where(and(eq(contracts.user_uid, uid), eq(contracts.status, 'PAID'), isNull(contracts.withdrawn_at)));
  return { roles: await findRoles(db, uid), stores: attached, paidContracts: paid?.contracts ?? 0 };
}
