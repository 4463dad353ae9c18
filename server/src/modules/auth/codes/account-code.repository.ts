import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { latestAt } from '../../../platform/clock';
import type { Queries } from '../../../platform/db';
import { oneTimeCodes } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';
import type { AuthContext } from '../auth.context';

const minutes = 10;

type AccountCode = typeof oneTimeCodes.$inferSelect;

/** Which code of an account: the second step of a sign-in, or the proof of a new phone. */
export interface CodeOwner {
  readonly purpose: 'signin' | 'phone';
  readonly uid: string;
}

export interface Receiver extends CodeOwner {
  readonly phone: string;
}

/** What a code is bound to: purpose, account and the phone that it went to. */
const parts = (code: string, { purpose, uid, phone }: Receiver) => [purpose, code, uid, phone];

/** Keeps a new code as an HMAC and voids the one before. */
export async function keepCode(tx: Queries, keys: Keys, receiver: Receiver, code: string, now: Date): Promise<void> {
  await voidCodes(tx, receiver, now);
  await tx.insert(oneTimeCodes).values({
    id: randomUUID(),
    purpose: receiver.purpose,
    user_uid: receiver.uid,
    code_hmac: keys.hmac('one-time-code', parts(code, receiver)),
    target_key: keys.hmac('phone', [receiver.phone]),
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
  });
}

export async function voidCodes(tx: Queries, owner: CodeOwner, now: Date): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ voided_at: now })
    .where(and(ownedBy(owner), isNull(oneTimeCodes.voided_at)));
}

/** The last code that was sent while it still counts, or null. */
export async function liveCode(db: Queries, owner: CodeOwner, now: Date): Promise<AccountCode | null> {
  const [last] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(ownedBy(owner), isNull(oneTimeCodes.used_at), isNull(oneTimeCodes.voided_at)))
    .orderBy(desc(oneTimeCodes.created_at))
    .limit(1)
    .for('update');
  return last === undefined || last.expires_at <= now ? null : last;
}

/** Tries a code: the right one is used up, the fifth wrong try voids what was sent. */
export async function tryCode(
  tx: Queries,
  { clock, keys, settings }: Pick<AuthContext, 'clock' | 'keys' | 'settings'>,
  receiver: Receiver,
  typed: string,
): Promise<boolean> {
  const now = clock.now();
  const code = await liveCode(tx, receiver, now);
  if (code === null) return false;
  const right = keys.verifyHmac('one-time-code', parts(typed, receiver), code.code_hmac);
  const tries = code.tries + (right ? 0 : 1);
  await tx
    .update(oneTimeCodes)
    .set({ tries, used_at: right ? now : null, voided_at: tries >= settings.get('codes.tries') ? now : null })
    .where(eq(oneTimeCodes.id, code.id));
  return right;
}

/**
 * When codes left for an account since a moment, the latest first: what the pause before the next one counts. One that a
 * clock ahead wrote down is not the last: those since then are waited for.
 */
export async function sentSince(db: Queries, owner: CodeOwner, since: Date, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: oneTimeCodes.created_at })
    .from(oneTimeCodes)
    .where(and(ownedBy(owner), gt(oneTimeCodes.created_at, since), lte(oneTimeCodes.created_at, latestAt(now))))
    .orderBy(desc(oneTimeCodes.created_at));
  return rows.map((row) => row.at);
}

function ownedBy({ purpose, uid }: CodeOwner) {
  return and(eq(oneTimeCodes.user_uid, uid), eq(oneTimeCodes.purpose, purpose));
}
