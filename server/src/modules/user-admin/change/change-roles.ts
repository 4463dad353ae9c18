import { and, eq, inArray } from 'drizzle-orm';
import { type Role, roles } from 'shared-api/domain';
import { storeManagers, userRoles } from '../../../platform/db/schema';
import { invalid } from '../../../platform/errors';
import { type Text, t } from '../../../platform/i18n';
import { tellRoles } from '../../auth';
import { type Account, findRoles, isLastAdmin, limitOf, releasesMore, updateAccount, userMessages } from '../../users';
import { userAdminMessages } from '../user-admin.messages';
import { auditUser, isOwn, type UserAtHand } from './user-change';

export interface RolesChanged {
  readonly account: Account;
  /** What to say. */
  readonly said: Text;
}

/**
 * Gives a person these roles and no others. Their sessions end, since each began with the roles before; whoever is no
 * manager any more loses their stores.
 * @throws Refusal `validation` on `roles`: one's own, the last admin's, or those of one who releases what the caller may not
 */
export async function changeRoles(hand: UserAtHand, wanted: readonly Role[]): Promise<RolesChanged> {
  const { tx, context, account, now } = hand;
  const before = await findRoles(tx, account.uid);
  const after = roles.filter((role) => wanted.includes(role));
  const lost = before.filter((role) => !after.includes(role));
  const gained = after.filter((role) => !before.includes(role));
  if (isOwn(hand)) throw invalid({ roles: [t(userAdminMessages.ownRoles)] });
  if (lost.length + gained.length === 0) return { account, said: userAdminMessages.rolesSame };
  if (lost.includes('admin') && (await releasesMore(tx, account, hand.caller.uid))) {
    throw invalid({ roles: [t(userMessages.releasesMore)] });
  }
  if (lost.includes('admin') && (await isLastAdmin(tx, account.uid))) {
    throw invalid({ roles: [t(userAdminMessages.lastAdmin)] });
  }
  await writeRoles(hand, lost, gained);
  const stores = lost.includes('manager') ? await detachAll(hand) : [];
  await context.platform.sessions.endAll(tx, account.uid);
  const limit = gained.includes('admin') ? { release_areas: await limitOf(tx, hand.caller.uid) } : {};
  const changed = await updateAccount(tx, account, limit, now);
  await tellRoles(tx, context.auth, account, after);
  await auditUser(hand, 'roles-changed', { before, after, stores_lost: stores });
  return { account: changed, said: userAdminMessages.rolesSaved };
}

async function writeRoles({ tx, account, caller, now }: UserAtHand, lost: readonly Role[], gained: readonly Role[]) {
  const { uid } = account;
  if (lost.length > 0) {
    await tx.delete(userRoles).where(and(eq(userRoles.user_uid, uid), inArray(userRoles.role, [...lost])));
  }
  if (gained.length > 0) {
    const granted = { user_uid: uid, granted_at: now, granted_by: caller.uid };
    await tx.insert(userRoles).values(gained.map((role) => ({ role, ...granted })));
  }
}

async function detachAll({ tx, account }: UserAtHand): Promise<string[]> {
  const gone = await tx
    .delete(storeManagers)
    .where(eq(storeManagers.user_uid, account.uid))
    .returning({ store_uid: storeManagers.store_uid });
  return gone.map((row) => row.store_uid);
}

/**
 * Limits an administrator to some areas, or to none of them any more.
 * @throws Refusal `validation` on `areas`: one's own, those of somebody who is no administrator, or by one who is limited
 */
export async function changeReleaseAreas(hand: UserAtHand, areas: readonly string[] | null): Promise<Account> {
  const { tx, account, caller, now } = hand;
  if (isOwn(hand)) throw invalid({ areas: [t(userAdminMessages.ownReleaseAreas)] });
  if ((await limitOf(tx, caller.uid)) !== null) throw invalid({ areas: [t(userAdminMessages.releaseAreasAreLimited)] });
  if (!(await findRoles(tx, account.uid)).includes('admin'))
    throw invalid({ areas: [t(userAdminMessages.releasesNothing)] });
  const wanted = areas === null ? null : [...new Set(areas)].sort();
  const changed = await updateAccount(tx, account, { release_areas: wanted }, now);
  await auditUser(hand, 'release-areas-changed', { before: account.release_areas, after: wanted });
  return changed;
}
