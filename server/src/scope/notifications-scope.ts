import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '../platform/auth';
import { notifications, storeManagers, users } from '../platform/db/schema';

/**
 * Condition on `notifications`: those addressed to one of the person's roles, to a store of theirs, or to them;
 * advertising only while they consent to it.
 */
export function notificationsFor(account: Account): SQL {
  const roles = sql.join(
    account.roles.map((role) => sql`${role}`),
    sql`, `,
  );
  const byRole =
    account.roles.length === 0 ? sql`false` : sql`${notifications.audience} -> 'roles' ?| array[${roles}]::text[]`;
  const byPerson = sql`${notifications.audience} -> 'user_uids' ? ${account.uid}`;
  const byOwnStore = account.roles.includes('manager') ? byStore(account) : sql`false`;
  return sql`((${byRole} or ${byPerson} or ${byOwnStore}) and ${mayBeShown(account)})`;
}

/** Who lost the role hears nothing of stores that they are still written down for. */
function byStore(account: Account): SQL {
  return sql`exists (select 1 from ${storeManagers} where ${storeManagers.user_uid} = ${account.uid}
    and ${notifications.audience} -> 'store_uids' ? ${storeManagers.store_uid}::text)`;
}

/**
 * Condition on `notifications`: those addressed to one store, as the caller may read them. Whether they may know of the
 * store is asked before.
 */
export function notificationsOfStore(account: Account, storeUid: string): SQL {
  return sql`(${notifications.audience} -> 'store_uids' ? ${storeUid} and ${mayBeShown(account)})`;
}

/** Advertising wants the person's consent as it stands now (GDPR art. 7): who revoked it is shown none any more. */
function mayBeShown(account: Account): SQL {
  return sql`(not ${notifications.marketing} or exists (select 1 from ${users}
    where ${users.uid} = ${account.uid} and ${users.privacy_marketing}))`;
}
