import { and, asc, eq, gte, lt, lte, sql, sum } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { areaHealth } from '../../platform/db/schema';

const hourMs = 3_600_000;
const shownHours = 24;
const keptDays = 30;

export interface AreaVersion {
  readonly area: string;
  readonly version: string;
}

/** How an area fared in browsers over the last 24 hours, the present one included. */
export interface AreaHealth {
  /**
   * How often its entry left the server: a browser keeps an entry of its own, so this counts browsers that took a
   * version, not pages that were opened.
   */
  readonly loads: number;
  /** An hour each, the oldest first: how often browsers said that it did not come, or broke. */
  readonly failures: readonly number[];
}

/** The server handed out an area's entry. */
export function countLoad(db: Queries, which: AreaVersion, now: Date): Promise<void> {
  return add(db, { ...which, loads: 1, failures: 0 }, now);
}

/** A browser said that an area did not come, or broke. */
export function countFailure(db: Queries, which: AreaVersion, now: Date): Promise<void> {
  return add(db, { ...which, loads: 0, failures: 1 }, now);
}

interface WhichHealth {
  readonly area: string;
  /** One version alone, such as a canary's; every version without it. */
  readonly version?: string;
  /** Nothing before the hour of this moment. */
  readonly since?: Date;
}

export async function readAreaHealth(
  db: Queries,
  { area, version, since }: WhichHealth,
  now: Date,
): Promise<AreaHealth> {
  const first = new Date(hourOf(now).getTime() - (shownHours - 1) * hourMs);
  const rows = await db
    .select({
      hour: areaHealth.hour,
      loads: sum(areaHealth.loads).mapWith(Number),
      failures: sum(areaHealth.failures).mapWith(Number),
    })
    .from(areaHealth)
    .where(
      and(
        eq(areaHealth.area, area),
        version === undefined ? undefined : eq(areaHealth.version, version),
        gte(areaHealth.hour, since === undefined || since < first ? first : hourOf(since)),
        lte(areaHealth.hour, now),
      ),
    )
    .groupBy(areaHealth.hour)
    .orderBy(asc(areaHealth.hour));
  const failures = Array.from({ length: shownHours }, () => 0);
  for (const row of rows) failures[(row.hour.getTime() - first.getTime()) / hourMs] = row.failures;
  return { loads: rows.reduce((total, row) => total + row.loads, 0), failures };
}

/** Hours that nobody compares any more. @returns how many rows went */
export async function sweepAreaHealth(db: Queries, now: Date): Promise<number> {
  const old = new Date(now.getTime() - keptDays * 24 * hourMs);
  return (await db.delete(areaHealth).where(lt(areaHealth.hour, old)).returning({ area: areaHealth.area })).length;
}

async function add(
  db: Queries,
  { area, version, loads, failures }: Omit<typeof areaHealth.$inferSelect, 'hour'>,
  now: Date,
): Promise<void> {
  await db
    .insert(areaHealth)
    .values({ area, version, hour: hourOf(now), loads, failures })
    .onConflictDoUpdate({
      target: [areaHealth.area, areaHealth.version, areaHealth.hour],
      set: { loads: sql`${areaHealth.loads} + ${loads}`, failures: sql`${areaHealth.failures} + ${failures}` },
    });
}

function hourOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % hourMs));
}
