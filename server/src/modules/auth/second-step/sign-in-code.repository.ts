import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { oneTimeCodes } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';

/** Wrong tries that void a sign-in code. */
const triesPerCode = 5;
const minutes = 10;

type SignInCode = typeof oneTimeCodes.$inferSelect;
interface Receiver {
  readonly uid: string;
  readonly phone: string;
}

/** What a code is bound to: purpose, account and the phone that it went to. */
const parts = (code: string, { uid, phone }: Receiver) => ['signin', code, uid, phone];

/** Keeps a new code as an HMAC and voids the one before. */
export async function keepSignInCode(
  tx: Queries,
  keys: Keys,
  receiver: Receiver,
  code: string,
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ voided_at: now })
    .where(and(ofAccount(receiver.uid), isNull(oneTimeCodes.voided_at)));
  await tx.insert(oneTimeCodes).values({
    id: randomUUID(),
    purpose: 'signin',
    user_uid: receiver.uid,
    code_hmac: keys.hmac('one-time-code', parts(code, receiver)),
    target_key: keys.hmac('phone', [receiver.phone]),
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
  });
}

/** The last sign-in code of an account while it still counts, or null. */
export async function liveSignInCode(db: Queries, uid: string, now: Date): Promise<SignInCode | null> {
  const [last] = await db
    .select()
    .from(oneTimeCodes)
    .where(ofAccount(uid))
    .orderBy(desc(oneTimeCodes.created_at))
    .limit(1)
    .for('update');
  if (last === undefined || last.used_at !== null || last.voided_at !== null || last.expires_at <= now) return null;
  return last;
}

/** Tries a code: the right one is used up, the fifth wrong try voids what was sent. */
export async function trySignInCode(
  tx: Queries,
  keys: Keys,
  receiver: Receiver,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = await liveSignInCode(tx, receiver.uid, now);
  if (code === null) return false;
  const right = keys.verifyHmac('one-time-code', parts(typed, receiver), code.code_hmac);
  const tries = code.tries + (right ? 0 : 1);
  await tx
    .update(oneTimeCodes)
    .set({ tries, used_at: right ? now : null, voided_at: tries >= triesPerCode ? now : null })
    .where(eq(oneTimeCodes.id, code.id));
  return right;
}

function ofAccount(uid: string) {
  return and(eq(oneTimeCodes.user_uid, uid), eq(oneTimeCodes.purpose, 'signin'));
}
