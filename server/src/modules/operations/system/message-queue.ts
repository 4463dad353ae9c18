import { count, inArray, min } from 'drizzle-orm';
import type { SystemStatus } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { messages } from '../../../platform/db/schema';

/** How many messages wait to leave, and since when the oldest of them. */
export async function messageQueue(db: Queries): Promise<SystemStatus['queue']> {
  const [found] = await db
    .select({ waiting: count(), oldest: min(messages.created_at) })
    .from(messages)
    .where(inArray(messages.status, ['queued', 'sending']));
  return { waiting: found?.waiting ?? 0, oldest_at: found?.oldest?.toISOString() ?? null };
}
