import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '../platform/auth';
import { assets, storeManagers, stores, userRoles } from '../platform/db/schema';

/** Whether a person works with the library, and not only with pictures of their own. */
export function isStaff({ roles }: Pick<Account, 'roles'>): boolean {
  return roles.includes('admin') || roles.includes('manager');
}

/**
 * Condition on `assets`: the operator chooses from the whole library; a dealer's people from what they, the colleagues of
 * their stores and the operator uploaded, and from what their stores show; a customer from their own. A picture, and its
 * file's name, tell of who uploaded it (GDPR art. 5, 1, c).
 */
export function picturesFor({ uid, roles }: Account): SQL {
  if (roles.includes('admin')) return sql`true`;
  const own = sql`${assets.created_by} = ${uid}`;
  if (!roles.includes('manager')) return own;
  const ownStores = sql`(select ${storeManagers.store_uid} from ${storeManagers} where ${storeManagers.user_uid} = ${uid})`;
  const colleagues = sql`(select ${storeManagers.user_uid} from ${storeManagers} where ${storeManagers.store_uid} in ${ownStores})`;
  const operators = sql`(select ${userRoles.user_uid} from ${userRoles} where ${userRoles.role} = 'admin')`;
  const shown = sql`(select ${stores.thumbnail_id} from ${stores} where ${stores.store_uid} in ${ownStores})`;
  return sql`(${own} or ${assets.created_by} is null or ${assets.created_by} in ${operators}
    or ${assets.created_by} in ${colleagues} or ${assets.id} in ${shown})`;
}
