import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { accountTokens } from '../../../platform/db/schema';
import { hashToken, randomToken } from '../../../platform/keys';

/** Both let the person choose a password; they differ in how long they count. */
export type PasswordTokenKind = 'reset' | 'invitation';
const kinds = ['reset', 'invitation'] as const;

const minute = 60_000;
const lifetimes: Readonly<Record<PasswordTokenKind, number>> = { reset: 30 * minute, invitation: 7 * 24 * 60 * minute };

/** A single-use token, kept as a hash; those of the account from before no longer count. */
export async function issuePasswordToken(
  tx: Queries,
  uid: string,
  kind: PasswordTokenKind,
  now: Date,
): Promise<string> {
  await voidPasswordTokens(tx, uid, now);
  const token = randomToken();
  await tx.insert(accountTokens).values({
    id: randomUUID(),
    kind,
    user_uid: uid,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimes[kind]),
  });
  return token;
}

/** Uses a token up and tells whose it was; null when it is unknown, used, void or old. */
export async function takePasswordToken(tx: Queries, token: string, now: Date): Promise<string | null> {
  const [used] = await tx
    .update(accountTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(accountTokens.token_hash, hashToken(token)),
        inArray(accountTokens.kind, [...kinds]),
        gt(accountTokens.expires_at, now),
        isNull(accountTokens.used_at),
        isNull(accountTokens.voided_at),
      ),
    )
    .returning({ uid: accountTokens.user_uid });
  return used?.uid ?? null;
}

/** A new password, or a newer link, ends what was sent before. */
export async function voidPasswordTokens(tx: Queries, uid: string, now: Date): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ voided_at: now })
    .where(
      and(
        eq(accountTokens.user_uid, uid),
        inArray(accountTokens.kind, [...kinds]),
        isNull(accountTokens.used_at),
        isNull(accountTokens.voided_at),
      ),
    );
}
