import { or, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../platform/auth';
import { type Audience, notifications, storeManagers, users } from '../platform/db/schema';

/**
 * Condition on `notifications`: those addressed to one of the person's roles, to a store of theirs, or to them;
 * advertising only while they consent to it. It asks what an audience contains, which the index on it answers.
 */
export function notificationsFor(account: Account): SQL {
  const named = [...account.roles.map((role) => ({ roles: [role] })), { user_uids: [account.uid] }];
  const byOwnStore = account.roles.includes('manager') ? byStore(account) : sql`false`;
  return sql`((${or(...named.map(isAmong))} or ${byOwnStore}) and ${mayBeShown(account)})`;
}

/** Who lost the role hears nothing of stores that they are still written down for. */
function byStore(account: Account): SQL {
  return sql`${notifications.audience} @> any(array(
    select jsonb_build_object('store_uids', jsonb_build_array(${storeManagers.store_uid}::text)) from ${storeManagers}
    where ${storeManagers.user_uid} = ${account.uid}))`;
}

/**
 * Condition on `notifications`: those addressed to one store, as the caller may read them. Whether they may know of the
 * store is asked before.
 */
export function notificationsOfStore(account: Account, storeUid: string): SQL {
  return sql`(${isAmong({ store_uids: [storeUid] })} and ${mayBeShown(account)})`;
}

function isAmong(audience: Partial<Audience>): SQL {
  return sql`${notifications.audience} @> ${JSON.stringify(audience)}::jsonb`;
}

/** Advertising wants the person's consent as it stands now (GDPR art. 7): who revoked it is shown none any more. */
function mayBeShown(account: Account): SQL {
  return sql`(not ${notifications.marketing} or exists (select 1 from ${users}
    where ${users.uid} = ${account.uid} and ${users.privacy_marketing}))`;
}
