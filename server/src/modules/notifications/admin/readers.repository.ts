import { and, asc, count, desc, eq, like } from 'drizzle-orm';
import type { NotificationReader } from 'shared-api/entities';
import { type Queries, searchPatterns } from '../../../platform/db';
import { notificationSeen, users } from '../../../platform/db/schema';
import { offsetOf } from '../../../platform/list';
import { personName } from '../../users';

export interface ReadersRequest {
  readonly page: number;
  readonly per_page: number;
  readonly search?: string | undefined;
}

/** One page of the people who have seen a notification, the latest first, and how many there are. */
export async function findReaders(
  db: Queries,
  id: string,
  { search = '', ...paging }: ReadersRequest,
): Promise<{ readonly rows: NotificationReader[]; readonly total: number }> {
  const where = and(
    eq(notificationSeen.notification_id, id),
    ...searchPatterns(search).map((pattern) => like(users.search, pattern)),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(notificationSeen)
    .innerJoin(users, eq(users.uid, notificationSeen.user_uid))
    .where(where);
  const rows = await db
    .select({
      uid: users.uid,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      erased_at: users.erased_at,
      seen_at: notificationSeen.seen_at,
    })
    .from(notificationSeen)
    .innerJoin(users, eq(users.uid, notificationSeen.user_uid))
    .where(where)
    .orderBy(desc(notificationSeen.seen_at), asc(users.uid))
    .limit(paging.per_page)
    .offset(offsetOf(paging));
  return {
    rows: rows.map(({ uid, seen_at, ...person }) => ({
      uid,
      fullname: personName(person),
      seen_at: seen_at.toISOString(),
    })),
    total: counted?.total ?? 0,
  };
}
