import { and, asc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Role, roles } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { passkeys, userRoles, users } from '../../platform/db/schema';
import { type Text, t } from '../../platform/i18n';
import type { Account } from './user.types';
import { userMessages } from './users.messages';
import { findByUid } from './users.repository';

/** The roles that an account holds, in the order of their reach. */
export async function findRoles(db: Queries, uid: string): Promise<readonly Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.user_uid, uid));
  const held = new Set(rows.map((row) => row.role));
  return roles.filter((role) => held.has(role));
}

/** Gives an account a role that it may hold already. */
export async function grantRole(tx: Queries, uid: string, role: Role, now: Date): Promise<void> {
  await tx.insert(userRoles).values({ user_uid: uid, role, granted_at: now }).onConflictDoNothing();
}

/**
 * Whether no admin but this one could still sign in: it cannot lose the role, be disabled or be erased. Who was invited
 * and has neither password nor passkey yet cannot: the invitation may lapse or lie unread. All admins' rows stay locked
 * until the transaction ends, so that two cannot go at once.
 */
export async function isLastAdmin(tx: Queries, uid: string): Promise<boolean> {
  const ownPasskey = tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_uid, users.uid));
  const canSignIn = or(isNotNull(users.password_hash), exists(ownPasskey));
  const admins = () =>
    tx
      .select({ uid: users.uid, canSignIn: sql<boolean>`${canSignIn}` })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.user_uid, users.uid))
      .where(and(eq(userRoles.role, 'admin'), eq(users.active, true), isNull(users.erased_at)));
  await admins().orderBy(asc(users.uid)).for('update', { of: users });
  // Read once more: while the locks were waited for, somebody may have lost the role.
  const left = await admins();
  return left.some((admin) => admin.uid === uid) && !left.some((admin) => admin.uid !== uid && admin.canSignIn);
}

/** What somebody may release; null for all. Who is made an administrator by one who is limited may do no more. */
export async function limitOf(tx: Queries, uid: string): Promise<string[] | null> {
  return (await findByUid(tx, uid))?.release_areas ?? null;
}

/**
 * Whether an administrator releases areas that another one may not: then the other one neither takes the role from them
 * nor disables or erases them, or would have more to say of these areas than they were given.
 * @param by the uid of the other one
 */
export async function releasesMore(tx: Queries, account: Account, by: string): Promise<boolean> {
  const limit = await limitOf(tx, by);
  if (limit === null || !(await findRoles(tx, account.uid)).includes('admin')) return false;
  return account.release_areas?.some((area) => !limit.includes(area)) ?? true;
}

/** In what quality a person acts on their own account, as the audit names it. */
export function actorOf(roles: readonly Role[]): 'admin' | 'manager' | 'customer' {
  if (roles.includes('admin')) return 'admin';
  return roles.includes('manager') ? 'manager' : 'customer';
}

const titles: Readonly<Record<Role, Text>> = {
  admin: userMessages.roleAdmin,
  manager: userMessages.roleManager,
  user: userMessages.roleUser,
};

/** What a role is called in a sentence to a person. */
export function roleTitle(role: Role): string {
  return t(titles[role]);
}
