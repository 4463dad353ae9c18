import { and, asc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { passkeys, userRoles, users } from '../../platform/db/schema';

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
