import { and, count, desc, eq, gt, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../../platform/db';
import { messages } from '../../../../platform/db/schema';
import { documents } from '../../../documents';
import { paymentEvents, paymentSessions } from '../../../payments';

const lookBackMs = 30 * 86_400_000;

export interface DeliveryFacts {
  readonly lastSentAt: Date | null;
  /** Messages that did not get through and wait for another attempt. */
  readonly waiting: number;
  /** Messages written after the last that left, and given up. */
  readonly failed: number;
}

/** How messages of a channel have left in the last 30 days. */
export async function deliveryFacts(db: Queries, channel: 'sms' | 'email', now: Date): Promise<DeliveryFacts> {
  const since = new Date(now.getTime() - lookBackMs);
  const [sent] = await db
    .select({ at: max(messages.sent_at) })
    .from(messages)
    .where(and(gt(messages.created_at, since), eq(messages.channel, channel)));
  const [waiting] = await db
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.status, 'queued'), eq(messages.channel, channel), isNotNull(messages.last_error)));
  const [failed] = await db
    .select({ count: count() })
    .from(messages)
    .where(
      and(eq(messages.status, 'failed'), eq(messages.channel, channel), gt(messages.created_at, sent?.at ?? since)),
    );
  return { lastSentAt: sent?.at ?? null, waiting: waiting?.count ?? 0, failed: failed?.count ?? 0 };
}

/** How many payments in a row the provider gave no page for, up to the last that was begun; 0 when it answered that. */
export async function unansweredPayments(db: Queries): Promise<number> {
  const answered = db
    .select({ at: max(paymentSessions.created_at) })
    .from(paymentSessions)
    .where(isNull(paymentSessions.unanswered_at));
  const [unanswered] = await db
    .select({ count: count() })
    .from(paymentSessions)
    .where(gt(paymentSessions.created_at, sql`coalesce((${answered}), '-infinity')`));
  return unanswered?.count ?? 0;
}

export async function lastPaymentEvent(db: Queries): Promise<Date | null> {
  const [last] = await db.select({ at: max(paymentEvents.created_at) }).from(paymentEvents);
  return last?.at ?? null;
}

/** The last sealed contract, and whether it bears a time stamp. */
export async function lastSeal(db: Queries) {
  const [last] = await unscoped(db, 'the system page counts everything')
    .select({ at: documents.created_at, level: documents.seal_level })
    .from(documents)
    .where(eq(documents.sealed, true))
    .orderBy(desc(documents.created_at))
    .limit(1);
  return last ?? null;
}
