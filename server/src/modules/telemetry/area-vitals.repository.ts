import { and, asc, eq, gte, lt, lte, sql, sum } from 'drizzle-orm';
import type { Vitals } from 'shared-api/release';
import type { Queries } from '../../platform/db';
import { type AreaVersion, firstHour, hourOf, keptSince } from './health-hours';
import { areaVitals } from './tables/telemetry.table';

type Metric = (typeof areaVitals.$inferSelect)['metric'];
type Measured = Partial<Readonly<Record<Metric, number | undefined>>>;

/** What a browser measured on a page. @param measured milliseconds; `cls` as it is */
export async function addVitals(db: Queries, which: AreaVersion, measured: Measured, now: Date): Promise<void> {
  const values = entriesOf(measured).map(({ metric, value }) => ({
    ...which,
    hour: hourOf(now),
    metric,
    value: twoDigits(metric === 'cls' ? value * 1_000 : value),
    samples: 1,
  }));
  if (values.length === 0) return;
  await db
    .insert(areaVitals)
    .values(values)
    .onConflictDoUpdate({
      target: [areaVitals.area, areaVitals.version, areaVitals.hour, areaVitals.metric, areaVitals.value],
      set: { samples: sql`${areaVitals.samples} + 1` },
    });
}

/**
 * The values that three of four pages keep within (the 75th percentile, by which web vitals are judged:
 * https://web.dev/articles/defining-core-web-vitals-thresholds), of the last 24 hours.
 * @param since nothing before the hour of this moment
 */
export async function readVitals(
  db: Queries,
  { area, version }: AreaVersion,
  { now, since }: { readonly now: Date; readonly since?: Date },
): Promise<Vitals> {
  const rows = await db
    .select({ metric: areaVitals.metric, value: areaVitals.value, samples: sum(areaVitals.samples).mapWith(Number) })
    .from(areaVitals)
    .where(
      and(
        eq(areaVitals.area, area),
        eq(areaVitals.version, version),
        gte(areaVitals.hour, firstHour(now, since)),
        lte(areaVitals.hour, now),
      ),
    )
    .groupBy(areaVitals.metric, areaVitals.value)
    .orderBy(asc(areaVitals.value));
  const of = (metric: Metric) => rows.filter((row) => row.metric === metric);
  const cls = upperQuarter(of('cls'));
  return {
    lcp: { p75: upperQuarter(of('lcp_ms')), samples: countOf(of('lcp_ms')) },
    inp: { p75: upperQuarter(of('inp_ms')), samples: countOf(of('inp_ms')) },
    cls: { p75: cls === null ? null : cls / 1_000, samples: countOf(of('cls')) },
  };
}

/** Hours that nobody compares any more. @returns how many rows went */
export async function sweepVitals(db: Queries, now: Date): Promise<number> {
  const gone = db.delete(areaVitals).where(lt(areaVitals.hour, keptSince(now)));
  return (await gone.returning({ area: areaVitals.area })).length;
}

interface Counted {
  readonly value: number;
  readonly samples: number;
}

const countOf = (rows: readonly Counted[]) => rows.reduce((all, { samples }) => all + samples, 0);

/** @param rows by value, the smallest first */
function upperQuarter(rows: readonly Counted[]): number | null {
  const wanted = countOf(rows) * 0.75;
  let passed = 0;
  for (const { value, samples } of rows) {
    passed += samples;
    if (passed >= wanted) return value;
  }
  return null;
}

const metrics = ['lcp_ms', 'inp_ms', 'cls'] as const satisfies readonly Metric[];

function entriesOf(measured: Measured): { readonly metric: Metric; readonly value: number }[] {
  return metrics.flatMap((metric) => {
    const value = measured[metric];
    return value === undefined ? [] : [{ metric, value }];
  });
}

/** Two digits are enough to compare by, and keep the rows few. */
function twoDigits(value: number): number {
  return Number(Math.round(value).toPrecision(2));
}
