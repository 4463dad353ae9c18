import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { clientErrors, funnelEvents } from '../../platform/db/schema';

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
