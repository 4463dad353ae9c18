import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { inboxMessages } from '../../platform/db/schema';

export type StoredMessage = typeof inboxMessages.$inferSelect;

export interface InboxFilter {
  readonly to?: string | undefined;
  readonly contract_uid?: string | undefined;
}

/** More than anybody reads; older ones are still found by recipient or contract. */
const shownAtMost = 100;

/** The latest messages first. */
export async function findMessages(db: Queries, { to, contract_uid }: InboxFilter): Promise<StoredMessage[]> {
  return db
    .select()
    .from(inboxMessages)
    .where(
      and(
        to === undefined ? undefined : eq(inboxMessages.recipient, to),
        contract_uid === undefined ? undefined : eq(inboxMessages.contract_uid, contract_uid),
      ),
    )
    .orderBy(desc(inboxMessages.created_at), desc(inboxMessages.id))
    .limit(shownAtMost);
}

export async function findMessage(db: Queries, id: string): Promise<StoredMessage | null> {
  const [found] = await db.select().from(inboxMessages).where(eq(inboxMessages.id, id));
  return found ?? null;
}
