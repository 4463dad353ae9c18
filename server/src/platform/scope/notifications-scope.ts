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
  return sql`(${byRole}
    or ${notifications.audience} -> 'user_uids' ? ${account.uid}
    or exists (select 1 from ${storeManagers} where ${storeManagers.user_uid} = ${account.uid}
      and ${notifications.audience} -> 'store_uids' ? ${storeManagers.store_uid}::text))`;
}

/** Condition on `notifications`: those addressed to one store. Whether the caller may know of it is asked before. */
export function notificationsOfStore(storeUid: string): SQL {
  return sql`${notifications.audience} -> 'store_uids' ? ${storeUid}`;
}
