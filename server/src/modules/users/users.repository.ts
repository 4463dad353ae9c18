import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Queries, searchTextOf, sortKeyOf } from '../../platform/db';
import { userRoles, users } from '../../platform/db/schema';
import type { Account, AccountChange, NewAccount } from './user.types';

export async function findByUid(db: Queries, uid: string): Promise<Account | null> {
  const [found] = await db.select().from(users).where(eq(users.uid, uid));
  return found ?? null;
}

/** @param email in small letters, as it is stored */
export async function findByEmail(db: Queries, email: string): Promise<Account | null> {
  const [found] = await db.select().from(users).where(eq(users.email, email));
  return found ?? null;
}

/**
 * The same, locked until the transaction ends; null for an erased one too: a call that was let in before the erasure
 * must not write to the blank account.
 */
export async function lockByUid(tx: Queries, uid: string): Promise<Account | null> {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.erased_at)))
    .for('update');
  return found ?? null;
}

/**
 * Makes an account without a password; an invitation lets the person choose one.
 * @returns null where the e-mail has an account, be it made at the same moment
 */
export async function insertAccount(tx: Queries, account: NewAccount, at: Date): Promise<Account | null> {
  const { email, firstname, lastname, phone = null, phone_verified_at = null, roles, grantedBy } = account;
  const values = { email, firstname, lastname, phone, phone_verified_at };
  const [row] = await tx
    .insert(users)
    .values({ uid: randomUUID(), ...values, ...indexed(values), created_at: at, updated_at: at })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (row === undefined) return null;
  await tx
    .insert(userRoles)
    .values(roles.map((role) => ({ user_uid: row.uid, role, granted_at: at, granted_by: grantedBy })));
  return row;
}

/** Writes a change, keeps what lists search and order by in step, and counts the version up. */
export async function updateAccount(tx: Queries, account: Account, change: AccountChange, at: Date): Promise<Account> {
  const [row] = await tx
    .update(users)
    .set({
      ...change,
      ...stepChange(account, change, at),
      ...indexed({ ...account, ...change }),
      updated_at: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.uid, account.uid))
    .returning();
  if (!row) throw new Error('The account was not stored');
  return row;
}

function stepChange(account: Account, { two_step, totp_secret }: AccountChange, at: Date) {
  const isOther = two_step !== undefined && two_step !== account.two_step;
  const isOtherApp = totp_secret !== undefined && totp_secret !== account.totp_secret;
  return isOther || isOtherApp ? { two_step_changed_at: at } : {};
}

function indexed(account: Pick<Account, 'firstname' | 'lastname' | 'email' | 'phone'>) {
  const { firstname, lastname, email, phone } = account;
  return { sort_key: sortKeyOf(lastname, firstname), search: searchTextOf(firstname, lastname, email, phone) };
}

/** A sign-in changes nothing that an editor could have seen, so it leaves the version alone. */
export async function noteSignIn(tx: Queries, uid: string, now: Date): Promise<void> {
  await tx.update(users).set({ last_sign_in_at: now }).where(eq(users.uid, uid));
}
