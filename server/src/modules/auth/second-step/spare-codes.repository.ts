import { randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, gte, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { userSpareCodes } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';
import { toBase32 } from './base32';

const howMany = 10;
const hmacOf = (keys: Keys, uid: string, code: string) => keys.hmac('spare-code', [uid, code]);

/** Ten new codes of 50 random bits, as `abcde-fghij`, answered once; those from before no longer count. */
export async function renewSpareCodes(tx: Queries, keys: Keys, uid: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => toBase32(randomBytes(7)).slice(0, 10));
  await dropSpareCodes(tx, uid);
  await tx
    .insert(userSpareCodes)
    .values(
      codes.map((code) => ({ id: randomUUID(), user_uid: uid, code_hmac: hmacOf(keys, uid, code), created_at: now })),
    );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Takes the spare codes of an account away, all of them or those that were made from a moment on. */
export async function dropSpareCodes(tx: Queries, uid: string, since = new Date(0)): Promise<void> {
  await tx.delete(userSpareCodes).where(and(eq(userSpareCodes.user_uid, uid), gte(userSpareCodes.created_at, since)));
}

export async function countSpareCodes(db: Queries, uid: string): Promise<number> {
  const [unused] = await db.select({ left: count() }).from(userSpareCodes).where(unusedOf(uid));
  return unused?.left ?? 0;
}

/** Uses a spare code up; false when it is none of this account's unused ones. */
export async function takeSpareCode(tx: Queries, keys: Keys, uid: string, typed: string, now: Date): Promise<boolean> {
  const unused = await tx.select().from(userSpareCodes).where(unusedOf(uid)).for('update');
  const found = unused.find((code) => keys.verifyHmac('spare-code', [uid, typed], code.code_hmac));
  if (found === undefined) return false;
  await tx.update(userSpareCodes).set({ used_at: now }).where(eq(userSpareCodes.id, found.id));
  return true;
}

function unusedOf(uid: string) {
  return and(eq(userSpareCodes.user_uid, uid), isNull(userSpareCodes.used_at));
}
