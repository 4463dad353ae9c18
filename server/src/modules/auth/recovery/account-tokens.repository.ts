import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { accountTokens } from '../../../platform/db/schema';
import { hashToken, randomToken } from '../../../platform/keys';

/** Both let the person choose a password; they differ in how long they count. */
export type PasswordTokenKind = 'reset' | 'invitation';
export const passwordKinds = ['reset', 'invitation'] as const;

/** Those that an e-mail's link carries. */
const linkKinds = [...passwordKinds, 'email', 'email-undo'] as const;

type TokenKind = (typeof accountTokens.$inferSelect)['kind'];

const minute = 60_000;
const day = 24 * 60 * minute;
const lifetimes: Readonly<Record<TokenKind, number>> = {
  reset: 30 * minute,
  invitation: 7 * day,
  email: day,
  'email-undo': 3 * day,
  /** As long as the code that goes with it. */
  phone: 10 * minute,
};

interface NewToken {
  readonly uid: string;
  readonly kind: TokenKind;
  /** The address or number that waits for its confirmation. */
  readonly target?: string;
  /** Where it is not the kind's own. */
  readonly lifetimeDays?: number;
}

/**
 * A single-use token, kept as a hash; those of the account for a password from before no longer count.
 * @param ended of which kinds they end
 */
export async function issuePasswordToken(
  tx: Queries,
  token: { readonly uid: string; readonly kind: PasswordTokenKind; readonly lifetimeDays?: number },
  now: Date,
  ended: readonly PasswordTokenKind[] = passwordKinds,
): Promise<string> {
  await voidTokens(tx, token.uid, ended, now);
  return insertToken(tx, token, now);
}

/** A token for a new address or number; the one asked for before no longer counts. */
export async function issueContactToken(
  tx: Queries,
  token: { readonly uid: string; readonly kind: 'email' | 'phone'; readonly target: string },
  now: Date,
): Promise<string> {
  await voidTokens(tx, token.uid, [token.kind], now);
  return insertToken(tx, token, now);
}

/** Uses a token up and tells whose it was; null when it is unknown, used, void or old. */
export async function takePasswordToken(tx: Queries, token: string, now: Date): Promise<string | null> {
  const used = await take(tx, and(eq(accountTokens.token_hash, hashToken(token)), ofKinds(passwordKinds)), now);
  return used?.user_uid ?? null;
}

/** Whose password a token lets choose, without using it up; null when it is unknown, used, void or old. */
export async function passwordTokenOwner(db: Queries, token: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ uid: accountTokens.user_uid })
    .from(accountTokens)
    .where(and(eq(accountTokens.token_hash, hashToken(token)), ofKinds(passwordKinds), alive(now)));
  return found?.uid ?? null;
}

/** Whether the link of an e-mail still counts, without using it up. */
export async function isLinkUsable(db: Queries, token: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(and(eq(accountTokens.token_hash, hashToken(token)), ofKinds(linkKinds), alive(now)));
  return found !== undefined;
}

/** Uses up the link of an account's new address, and tells the address; null when it is none of the account's. */
export async function takeEmailToken(tx: Queries, uid: string, token: string, now: Date): Promise<string | null> {
  const ofAccount = and(eq(accountTokens.user_uid, uid), ofKinds(['email']));
  const used = await take(tx, and(eq(accountTokens.token_hash, hashToken(token)), ofAccount), now);
  return used?.target ?? null;
}

/** The link by which the address before takes its account back. */
export function issueUndoToken(tx: Queries, uid: string, target: string, now: Date): Promise<string> {
  return insertToken(tx, { uid, kind: 'email-undo', target }, now);
}

/**
 * Uses an undo link up and tells whose it was, which address comes back, and when it was changed. Those of later changes end with it: they
 * may have reached a thief. Those of earlier ones still count.
 */
export async function takeUndoToken(tx: Queries, token: string, now: Date) {
  const used = await take(tx, and(eq(accountTokens.token_hash, hashToken(token)), ofKinds(['email-undo'])), now);
  if (used === undefined || used.target === null) return null;
  await voidLaterUndoTokens(tx, used, now);
  return { uid: used.user_uid, email: used.target, at: used.created_at };
}

/**
 * Whether an account once left an address, which then comes back to its owner. The undo links of changes since end as
 * when one of its own is used; its own still count.
 */
export async function takeAddressBack(tx: Queries, uid: string, target: string, now: Date): Promise<boolean> {
  const [left] = await tx
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.user_uid, uid), ofKinds(['email-undo']), eq(accountTokens.target, target)))
    .orderBy(asc(accountTokens.created_at))
    .limit(1);
  if (left === undefined) return false;
  await voidLaterUndoTokens(tx, left, now, ne(accountTokens.target, target));
  return true;
}

async function voidLaterUndoTokens(
  tx: Queries,
  { user_uid, created_at }: typeof accountTokens.$inferSelect,
  now: Date,
  besides?: SQL,
): Promise<void> {
  const later = and(eq(accountTokens.user_uid, user_uid), gt(accountTokens.created_at, created_at));
  await tx
    .update(accountTokens)
    .set({ voided_at: now })
    .where(and(later, ofKinds(['email-undo']), alive(now), besides));
}

/** The number of an account that waits for its code, or null. */
export async function waitingPhone(db: Queries, uid: string, now: Date): Promise<string | null> {
  const [waiting] = await db
    .select({ target: accountTokens.target })
    .from(accountTokens)
    .where(and(eq(accountTokens.user_uid, uid), ofKinds(['phone']), alive(now)))
    .orderBy(desc(accountTokens.created_at))
    .limit(1);
  return waiting?.target ?? null;
}

/** Once the number is the account's own. An address that waits for its link goes on waiting. */
export function voidWaitingPhone(tx: Queries, uid: string, now: Date): Promise<void> {
  return voidTokens(tx, uid, ['phone'], now);
}

/** A new password, or a newer link, ends what was sent before. */
export function voidPasswordTokens(tx: Queries, uid: string, now: Date): Promise<void> {
  return voidTokens(tx, uid, passwordKinds, now);
}

/** Ends whatever waits for a confirmation: who changes the password may be taking the account back. */
export function voidContactTokens(tx: Queries, uid: string, now: Date): Promise<void> {
  return voidTokens(tx, uid, ['email', 'phone'], now);
}

async function insertToken(tx: Queries, { uid, kind, target, lifetimeDays }: NewToken, now: Date): Promise<string> {
  const token = randomToken();
  const lifetime = lifetimeDays === undefined ? lifetimes[kind] : lifetimeDays * day;
  await tx.insert(accountTokens).values({
    id: randomUUID(),
    kind,
    user_uid: uid,
    token_hash: hashToken(token),
    target,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  });
  return token;
}

async function take(tx: Queries, which: SQL | undefined, now: Date) {
  const [used] = await tx
    .update(accountTokens)
    .set({ used_at: now })
    .where(and(which, alive(now)))
    .returning();
  return used;
}

async function voidTokens(tx: Queries, uid: string, kinds: readonly TokenKind[], now: Date): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ voided_at: now })
    .where(
      and(
        eq(accountTokens.user_uid, uid),
        ofKinds(kinds),
        isNull(accountTokens.used_at),
        isNull(accountTokens.voided_at),
      ),
    );
}

function ofKinds(kinds: readonly TokenKind[]): SQL {
  return inArray(accountTokens.kind, [...kinds]);
}

function alive(now: Date): SQL | undefined {
  return and(gt(accountTokens.expires_at, now), isNull(accountTokens.used_at), isNull(accountTokens.voided_at));
}
