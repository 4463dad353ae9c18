import { eq } from 'drizzle-orm';
import type { UserSettings } from 'shared-api/entities';
import type { Queries } from '../../platform/db';
import { users } from '../../platform/db/schema';

/** What a person hears unless they chose otherwise. */
export const defaultNotices: UserSettings['notices'] = { email: true, sms: true, in_app: true };

/**
 * Which reminders a person wants; without an account, all of them. Codes, links and receipts are no reminders: they
 * always go.
 */
export async function wantedNotices(db: Queries, uid: string | null): Promise<UserSettings['notices']> {
  if (uid === null) return defaultNotices;
  const [row] = await db.select({ settings: users.settings }).from(users).where(eq(users.uid, uid));
  return row?.settings.notices ?? defaultNotices;
}
