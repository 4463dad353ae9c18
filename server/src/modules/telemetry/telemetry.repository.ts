import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, max, notLike, sql, sum } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { clientErrors, funnelEvents } from './tables/telemetry.table';

export type FunnelStep = Pick<typeof funnelEvents.$inferSelect, 'step' | 'session'> & {
  readonly utms?: Readonly<Record<string, string>> | undefined;
};

export interface ClientError {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly area: string;
  readonly version: string;
  readonly request_id?: string | undefined;
  /** The route's pattern. */
  readonly url: string;
}

/** The same error within this time is counted, not written again. */
const sameErrorMs = 24 * 3_600_000;
const shownErrors = 50;

export async function insertStep(db: Queries, { step, session, utms }: FunnelStep, now: Date): Promise<void> {
  const utm_source = utms?.utm_source ?? null;
  await db.insert(funnelEvents).values({ id: randomUUID(), step, session, utm_source, utms, created_at: now });
}

/** Writes an error, or counts it when the same one came within a day. @returns whether it is a new one */
export async function keepError(tx: Queries, error: ClientError, now: Date): Promise<boolean> {
  const { message, area, version, url } = error;
  const counted = await tx
    .update(clientErrors)
    .set({ count: sql`${clientErrors.count} + 1` })
    .where(
      and(
        eq(clientErrors.message, message),
        eq(clientErrors.area, area),
        eq(clientErrors.version, version),
        eq(clientErrors.url, url),
        gt(clientErrors.created_at, new Date(now.getTime() - sameErrorMs)),
      ),
    )
    .returning({ id: clientErrors.id });
  if (counted.length > 0) return false;
  await tx.insert(clientErrors).values({ ...error, id: randomUUID(), created_at: now });
  return true;
}

/** A call whose session had ended: every person's does, and nothing went wrong. */
const sessionEnded = 'ApiError 401:%';

/** What went wrong in browsers since a moment, alike ones as one, the most frequent first. */
export async function recentErrors(db: Queries, since: Date) {
  const { area, version, message, url } = clientErrors;
  const times = sum(clientErrors.count).mapWith(Number);
  const first = sql`min(${clientErrors.created_at})`.mapWith(clientErrors.created_at);
  return db
    .select({
      at: first,
      area,
      version,
      message,
      url,
      request_id: max(clientErrors.request_id),
      stack: max(clientErrors.stack),
      count: times,
    })
    .from(clientErrors)
    .where(and(gt(clientErrors.created_at, since), notLike(message, sessionEnded)))
    .groupBy(area, version, message, url)
    .orderBy(desc(times), desc(first))
    .limit(shownErrors);
}

/** Errors whose time of keeping is over. @returns how many rows went */
export async function sweepErrors(db: Queries, keptDays: number, now: Date): Promise<number> {
  const old = new Date(now.getTime() - keptDays * 86_400_000);
  return (await db.delete(clientErrors).where(lt(clientErrors.created_at, old)).returning({ id: clientErrors.id }))
    .length;
}
