import { and, asc, eq, gte, lt, lte, sql, sum } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { type AreaVersion, firstHour, hourMs, hourOf, keptSince, shownHours } from './health-hours';
import { areaHealth } from './tables/telemetry.table';

/** What is counted of a version: see the table's columns. */
type Counts = Omit<typeof areaHealth.$inferSelect, 'area' | 'version' | 'hour'>;

/** An area's loads and errors in browsers over the last 24 hours, including the current hour. */
export interface AreaHealth extends Omit<Counts, 'failures'> {
  /**
   * How often the server sent its entry script. Browsers cache it, so this counts the browsers that fetched a version,
   * not page views.
   */
  readonly loads: number;
  /** Per hour, the oldest first: how often browsers reported that the area failed to load, or broke. */
  readonly failures: readonly number[];
}

/** Counts that the server sent an area's entry script. */
export function countLoad(db: Queries, which: AreaVersion, now: Date): Promise<void> {
  return addCounts(db, which, { loads: 1 }, now);
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
  const rows = await db
    .select({
      hour: areaHealth.hour,
      loads: sum(areaHealth.loads).mapWith(Number),
      failures: sum(areaHealth.failures).mapWith(Number),
      draw_errors: sum(areaHealth.draw_errors).mapWith(Number),
      calls: sum(areaHealth.calls).mapWith(Number),
      failed_calls: sum(areaHealth.failed_calls).mapWith(Number),
      reporters: sum(areaHealth.reporters).mapWith(Number),
    })
    .from(areaHealth)
    .where(
      and(
        eq(areaHealth.area, area),
        version === undefined ? undefined : eq(areaHealth.version, version),
        gte(areaHealth.hour, firstHour(now, since)),
        lte(areaHealth.hour, now),
      ),
    )
    .groupBy(areaHealth.hour)
    .orderBy(asc(areaHealth.hour));
  const first = firstHour(now).getTime();
  const failures = Array.from({ length: shownHours }, () => 0);
  for (const row of rows) failures[(row.hour.getTime() - first) / hourMs] = row.failures;
  const total = (name: Exclude<keyof Counts, 'failures'>) => rows.reduce((all, row) => all + row[name], 0);
  return {
    loads: total('loads'),
    failures,
    draw_errors: total('draw_errors'),
    calls: total('calls'),
    failed_calls: total('failed_calls'),
    reporters: total('reporters'),
  };
}

/**
 * How many browsers fetched a version since the hour of `since`, without the limit of 24 hours; each fetches it once.
 */
export async function readLoads(db: Queries, { area, version }: AreaVersion, since: Date): Promise<number> {
  const [row] = await db
    .select({ loads: sum(areaHealth.loads).mapWith(Number) })
    .from(areaHealth)
    .where(and(eq(areaHealth.area, area), eq(areaHealth.version, version), gte(areaHealth.hour, hourOf(since))));
  return row?.loads ?? 0;
}

/** Deletes the hours that are too old to be compared. @returns the number of deleted rows */
export async function sweepAreaHealth(db: Queries, now: Date): Promise<number> {
  const gone = db.delete(areaHealth).where(lt(areaHealth.hour, keptSince(now)));
  return (await gone.returning({ area: areaHealth.area })).length;
}

/** Adds to what is counted of a version in this hour. */
export async function addCounts(
  db: Queries,
  which: AreaVersion,
  { loads = 0, failures = 0, draw_errors = 0, calls = 0, failed_calls = 0, reporters = 0 }: Partial<Counts>,
  now: Date,
): Promise<void> {
  await db
    .insert(areaHealth)
    .values({ ...which, hour: hourOf(now), loads, failures, draw_errors, calls, failed_calls, reporters })
    .onConflictDoUpdate({
      target: [areaHealth.area, areaHealth.version, areaHealth.hour],
      set: {
        loads: sql`${areaHealth.loads} + ${loads}`,
        failures: sql`${areaHealth.failures} + ${failures}`,
        draw_errors: sql`${areaHealth.draw_errors} + ${draw_errors}`,
        calls: sql`${areaHealth.calls} + ${calls}`,
        failed_calls: sql`${areaHealth.failed_calls} + ${failed_calls}`,
        reporters: sql`${areaHealth.reporters} + ${reporters}`,
      },
    });
}
