import { and, inArray, isNull } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { type Audience, stores, users } from '../../../platform/db/schema';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { noticeMessages } from '../notifications.messages';

const nobody: Audience = { roles: [], store_uids: [], user_uids: [] };

/**
 * A notification is for stores and people that exist. Whom it was for already may stay.
 * @throws Refusal `validation` on the list with an id that nobody knows
 */
export async function expectAudience(tx: Queries, audience: Audience, before: Audience = nobody): Promise<void> {
  const { store_uids, user_uids } = audience;
  const storeUids = added(store_uids, before.store_uids);
  const userUids = added(user_uids, before.user_uids);
  const knownStores = await unscoped(tx, 'the operator writes to any store')
    .select({ uid: stores.store_uid })
    .from(stores)
    .where(and(inArray(stores.store_uid, storeUids), isNull(stores.deleted_at)));
  if (knownStores.length < storeUids.length) {
    throw invalid({ 'audience.store_uids': [t(noticeMessages.storeUnknown)] });
  }
  const knownUsers = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(and(inArray(users.uid, userUids), isNull(users.erased_at)));
  if (knownUsers.length < userUids.length) {
    throw invalid({ 'audience.user_uids': [t(noticeMessages.personUnknown)] });
  }
}

function added(next: readonly string[], before: readonly string[]): string[] {
  const known = new Set(before);
  return [...new Set(next)].filter((uid) => !known.has(uid));
}
