import { randomUUID } from 'node:crypto';
import { count, eq, inArray, sql } from 'drizzle-orm';
import type { ListQuery } from 'shared-api/entities';
import { type Queries, searchTextOf } from '../../../platform/db';
import { notificationSeen, notifications } from '../../../platform/db/schema';
import { filterOf, offsetOf, orderOf, orderTerms } from '../../../platform/list';
import { notificationList } from './notification-list';

export type Notification = typeof notifications.$inferSelect;

const columns = {
  notification: notifications,
  seen_count: sql<number>`(select count(*)::int from ${notificationSeen}
    where ${notificationSeen.notification_id} = ${notifications.id})`,
};

export interface CountedNotification {
  readonly notification: Notification;
  /** How many people have seen it. */
  readonly seen_count: number;
}

/** One page of all notifications, automatic ones too, and how many there are. */
export async function findNotifications(
  db: Queries,
  query: ListQuery,
): Promise<{ readonly rows: readonly CountedNotification[]; readonly total: number }> {
  const where = filterOf(notificationList, query);
  const [counted] = await db.select({ total: count() }).from(notifications).where(where);
  const order = orderTerms(notificationList, orderOf(notificationList, query.sort));
  // Who has seen them is counted for those of the page alone.
  const page = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(where)
    .orderBy(...order)
    .limit(query.per_page)
    .offset(offsetOf(query));
  const rows = await db
    .select(columns)
    .from(notifications)
    .where(inArray(notifications.id, page))
    .orderBy(...order);
  return { rows, total: counted?.total ?? 0 };
}

export async function findNotification(db: Queries, id: string): Promise<CountedNotification | null> {
  const [found] = await db.select(columns).from(notifications).where(eq(notifications.id, id));
  return found ?? null;
}

/** The same row, locked until the transaction ends. */
export async function lockNotification(tx: Queries, id: string): Promise<Notification | null> {
  const [found] = await tx.select().from(notifications).where(eq(notifications.id, id)).for('update');
  return found ?? null;
}

type Kept = 'id' | 'created_at' | 'updated_at' | 'version' | 'search';
type NewNotification = Omit<typeof notifications.$inferInsert, Kept>;
export type NotificationChange = Partial<Omit<Notification, Kept>>;

/** Writes a new notification, with what lists search. @returns its id */
export async function insertNotification(tx: Queries, notification: NewNotification, at: Date): Promise<string> {
  const id = randomUUID();
  const row = { ...notification, id, search: searchOf(notification), created_at: at, updated_at: at };
  await tx.insert(notifications).values(row);
  return id;
}

/** Writes a change, keeps what lists search in step, and counts the version up. */
export async function updateNotification(
  tx: Queries,
  notification: Notification,
  change: NotificationChange,
  at: Date,
): Promise<void> {
  const search = searchOf({ ...notification, ...change });
  await tx
    .update(notifications)
    .set({ ...change, search, updated_at: at, version: sql`${notifications.version} + 1` })
    .where(eq(notifications.id, notification.id));
}

export async function deleteNotification(tx: Queries, id: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.id, id));
}

function searchOf({ title, excerpt, body }: Pick<NewNotification, 'title' | 'excerpt' | 'body'>): string {
  return searchTextOf(title, excerpt, body);
}
