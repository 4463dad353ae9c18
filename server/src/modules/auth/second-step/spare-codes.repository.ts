import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
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

export async function dropSpareCodes(tx: Queries, uid: string): Promise<void> {
  await tx.delete(userSpareCodes).where(eq(userSpareCodes.user_uid, uid));
}

/** Uses a spare code up; false when it is none of this account's unused ones. */
export async function takeSpareCode(tx: Queries, keys: Keys, uid: string, typed: string, now: Date): Promise<boolean> {
  const unused = await tx
    .select()
    .from(userSpareCodes)
    .where(and(eq(userSpareCodes.user_uid, uid), isNull(userSpareCodes.used_at)))
    .for('update');
  const found = unused.find((code) => keys.verifyHmac('spare-code', [uid, typed], code.code_hmac));
  if (found === undefined) return false;
  await tx.update(userSpareCodes).set({ used_at: now }).where(eq(userSpareCodes.id, found.id));
  return true;
}
