import { and, asc, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { addRomeMonths, romeDate, startOfRomeDay } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { messages } from '../../platform/db/schema';

const batch = 500;

/**
 * Erases the texts of messages whose time of keeping is over (decisions.md section 8, Retention): that one was sent,
 * when and by whom stays. One that has not left never will.
 * @returns how many lost their text
 */
export async function eraseBodies(db: Queries, keptMonths: number, now: Date): Promise<number> {
  const old = startOfRomeDay(addRomeMonths(romeDate(now), -keptMonths));
  const isWaiting = inArray(messages.status, ['queued', 'sending']);
  let erased = 0;
  for (let count = batch; count === batch; erased += count) {
    const due = db
      .select({ id: messages.id })
      .from(messages)
      .where(and(lt(messages.created_at, old), isNotNull(messages.shown_content)))
      .orderBy(asc(messages.created_at))
      .limit(batch);
    const gone = await db
      .update(messages)
      .set({
        status: sql`case when ${isWaiting} then 'voided' else ${messages.status} end`,
        voided_at: sql`case when ${isWaiting} then ${now.toISOString()}::timestamptz else ${messages.voided_at} end`,
        sealed_content: null,
        shown_content: null,
        next_attempt_at: null,
      })
      .where(inArray(messages.id, due))
      .returning({ id: messages.id });
    count = gone.length;
  }
  return erased;
}
