import { and, asc, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
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
  // Where the last batch ended: what lost its text before it, years of messages, is looked at once.
  let from = new Date(0);
  for (let count = batch; count === batch; erased += count) {
    const due = db
      .select({ id: messages.id })
      .from(messages)
      .where(and(gte(messages.created_at, from), lt(messages.created_at, old), isNotNull(messages.shown_content)))
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
      .returning({ at: messages.created_at });
    count = gone.length;
    from = new Date(Math.max(from.getTime(), ...gone.map(({ at }) => at.getTime())));
  }
  return erased;
}
