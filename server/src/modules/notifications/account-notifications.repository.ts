import { and, desc, eq, gt, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../platform/auth';
import { type Queries, searchPatterns } from '../../platform/db';
import { notificationSeen, notifications, users } from '../../platform/db/schema';
import { offsetOf } from '../../platform/list';
import { notificationsFor, notificationsOfStore } from '../../scope';

export interface BellRequest {
  readonly page: number;
  readonly per_page: number;
  readonly search?: string | undefined;
  /** What was told to this store, instead of what reaches the person. */
  readonly storeUid?: string;
}

type Row = typeof notifications.$inferSelect;

/** One page of a person's bell, the latest to appear first. */
export async function findForAccount(
  db: Queries,
  account: Account,
  { page, per_page, search = '', storeUid }: BellRequest,
  now: Date,
): Promise<readonly { readonly notification: Row; readonly seen: boolean }[]> {
  const rows = await db
    .select({ notification: notifications, seen_at: notificationSeen.seen_at })
    .from(notifications)
    .leftJoin(notificationSeen, seenBy(account))
    .where(and(addressed(account, storeUid), isOpen(now), searched(search)))
    .orderBy(desc(appearedAt), soonestFirst, desc(notifications.id))
    .limit(per_page)
    .offset(offsetOf({ page, per_page }));
  return rows.map(({ notification, seen_at }) => ({ notification, seen: seen_at !== null }));
}

/** How many there are, and how many of them the person has not seen. */
export async function countForAccount(
  db: Queries,
  account: Account,
  { search = '', storeUid }: BellRequest,
  now: Date,
): Promise<{ readonly total: number; readonly unseen: number }> {
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      unseen: sql<number>`(count(*) filter (where ${notificationSeen.seen_at} is null))::int`,
    })
    .from(notifications)
    .leftJoin(notificationSeen, seenBy(account))
    .where(and(addressed(account, storeUid), isOpen(now), searched(search)));
  return counted ?? { total: 0, unseen: 0 };
}

/** Notes that a person has seen a notification; false when it is none of theirs. */
export async function noteSeen(tx: Queries, account: Account, id: string, now: Date): Promise<boolean> {
  const [found] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), notificationsFor(account), isOpen(now)));
  if (found === undefined) return false;
  await tx
    .insert(notificationSeen)
    .values({ notification_id: id, user_uid: account.uid, seen_at: now })
    .onConflictDoNothing();
  return true;
}

/** Notes that a person has seen all that their bell holds. */
export async function noteAllSeen(tx: Queries, account: Account, now: Date): Promise<void> {
  const unseen = tx
    .select({
      notification_id: notifications.id,
      user_uid: sql<string>`${account.uid}`.as('user_uid'),
      seen_at: sql<Date>`${now.toISOString()}::timestamptz`.as('seen_at'),
    })
    .from(notifications)
    .leftJoin(notificationSeen, seenBy(account))
    .where(and(addressed(account, undefined), isOpen(now), isNull(notificationSeen.seen_at)));
  await tx.insert(notificationSeen).select(unseen).onConflictDoNothing();
}

/** A notice that was written before its time appears when its time comes. */
const appearedAt = sql`greatest(${notifications.created_at}, ${notifications.visible_at})`;

/** Of what appeared at once, as coming deletions do, the nearest deadline comes first. */
const soonestFirst = sql`${notifications.deadline_at} asc nulls last`;

function seenBy({ uid }: Account): SQL | undefined {
  return and(eq(notificationSeen.notification_id, notifications.id), eq(notificationSeen.user_uid, uid));
}

function addressed(account: Account, storeUid: string | undefined): SQL | undefined {
  if (storeUid !== undefined) return notificationsOfStore(account, storeUid);
  return and(notificationsFor(account), or(eq(notifications.automatic, false), wantsAutomatic(account)));
}

/** Visible, and within its time. */
function isOpen(now: Date): SQL | undefined {
  return and(
    eq(notifications.visible, true),
    or(isNull(notifications.visible_at), lte(notifications.visible_at, now)),
    or(isNull(notifications.expire_at), gt(notifications.expire_at, now)),
  );
}

/** Who switched notices in the app off still reads what the operator writes. */
function wantsAutomatic({ uid }: Account): SQL {
  return sql`not exists (select 1 from ${users} where ${users.uid} = ${uid}
    and ${users.settings} -> 'notices' ->> 'in_app' = 'false')`;
}

function searched(typed: string): SQL | undefined {
  return and(...searchPatterns(typed).map((pattern) => like(notifications.search, pattern)));
}
