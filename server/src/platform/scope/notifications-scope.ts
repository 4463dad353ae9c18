import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '../auth';
import { notifications, storeManagers } from '../db/schema';

/** Condition on `notifications`: those addressed to one of the person's roles, to a store of theirs, or to them. */
export function notificationsFor(account: Account): SQL {
  const roles = sql.join(
    account.roles.map((role) => sql`${role}`),
    sql`, `,
  );
  const byRole =
    account.roles.length === 0 ? sql`false` : sql`${notifications.audience} -> 'roles' ?| array[${roles}]::text[]`;
  const byPerson = sql`${notifications.audience} -> 'user_uids' ? ${account.uid}`;
  return sql`(${byRole} or ${byPerson} or ${account.roles.includes('manager') ? byStore(account) : sql`false`})`;
}

/** Who lost the role hears nothing of stores that they are still written down for. */
function byStore(account: Account): SQL {
  return sql`exists (select 1 from ${storeManagers} where ${storeManagers.user_uid} = ${account.uid}
    and ${notifications.audience} -> 'store_uids' ? ${storeManagers.store_uid}::text)`;
}

/** Condition on `notifications`: those addressed to one store. Whether the caller may know of it is asked before. */
export function notificationsOfStore(storeUid: string): SQL {
  return sql`${notifications.audience} -> 'store_uids' ? ${storeUid}`;
}
