import { and, asc, eq, gte } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { passkeys } from '../../../platform/db/schema';

export type StoredPasskey = typeof passkeys.$inferSelect;

export function passkeysOf(db: Queries, uid: string): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.user_uid, uid)).orderBy(asc(passkeys.created_at));
}

export async function hasPasskey(db: Queries, uid: string): Promise<boolean> {
  const [found] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_uid, uid)).limit(1);
  return found !== undefined;
}

export async function findPasskey(db: Queries, credentialId: string): Promise<StoredPasskey | null> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId));
  return found ?? null;
}

/** Whether an account still has a passkey: one that was proved a moment ago may have been taken away since. */
export async function holdsPasskey(db: Queries, uid: string, credentialId: string): Promise<boolean> {
  return (await findPasskey(db, credentialId))?.user_uid === uid;
}

export async function insertPasskey(tx: Queries, row: StoredPasskey): Promise<void> {
  await tx.insert(passkeys).values(row);
}

export async function notePasskeyUsed(db: Queries, id: string, counter: number, at: Date): Promise<void> {
  await db.update(passkeys).set({ counter, last_used_at: at }).where(eq(passkeys.id, id));
}

export async function namePasskey(tx: Queries, id: string, name: string): Promise<void> {
  await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id));
}

/** @returns false when the account has none of this id */
export async function deletePasskey(tx: Queries, uid: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_uid, uid)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** Takes away what an account signs in with by key, all of it or what was added from a moment on. */
export async function dropPasskeys(tx: Queries, uid: string, since = new Date(0)): Promise<number> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.user_uid, uid), gte(passkeys.created_at, since)))
    .returning({ id: passkeys.id });
  return gone.length;
}
