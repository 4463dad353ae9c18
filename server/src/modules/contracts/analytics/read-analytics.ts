import { formatMoney, type IsoDate } from 'shared-api/domain';
import type { Analytics, AnalyticsPeriod } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { type Counted, type SplitName, type Sums, sumsBy, sumsByDay, sumsOf } from './analytics.repository';
import { funnelOf } from './funnel.repository';
import { type Period, type PeriodName, periodsAt, type Stretch } from './periods.rules';
import { labelsOf } from './split-labels';

export interface AnalyticsRequest extends Counted {
  /** What the splits and the funnel cover. */
  readonly period: PeriodName;
}

/** Number of contracts and sum of their totals by period, day and split: the rows that the list shows, no others. */
export async function readAnalytics(db: Queries, { period, ...what }: AnalyticsRequest, now: Date): Promise<Analytics> {
  const periods = periodsAt(now);
  const days = await sumsByDay(db, what, around(Object.values(periods)));
  const figures = async (name: PeriodName) =>
    figuresOf(periods[name], days, await sumsOf(db, what, periods[name].before));
  const chosen = periods[period];
  return {
    weekly: await figures('weekly'),
    last_week: await figures('last_week'),
    monthly: await figures('monthly'),
    last_month: await figures('last_month'),
    splits: {
      status: await splitBy(db, what, chosen, 'status'),
      store: await splitBy(db, what, chosen, 'store'),
      type: await splitBy(db, what, chosen, 'type'),
      utm_source: await splitBy(db, what, chosen, 'utm_source'),
    },
    funnel: await funnelOf(db, what, chosen),
  };
}

/** From the first day of all periods to the end of the last. */
function around(periods: readonly Period[]): Stretch {
  const from = Math.min(...periods.map((period) => period.from.getTime()));
  const until = Math.max(...periods.map((period) => period.until.getTime()));
  return { from: new Date(from), until: new Date(until) };
}

const nothing: Sums = { count: 0, cents: 0 };

function figuresOf(period: Period, byDay: ReadonlyMap<IsoDate, Sums>, before: Sums): AnalyticsPeriod {
  const days = period.days.map((date) => ({ date, ...(byDay.get(date) ?? nothing) }));
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const cents = days.reduce((sum, day) => sum + day.cents, 0);
  return {
    count,
    price: formatMoney(cents),
    change: { count: changeOf(count, before.count), price: changeOf(cents, before.cents) },
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    series: days.map((day) => ({ date: day.date, count: day.count, price: formatMoney(day.cents) })),
  };
}

/** Percent with one decimal; null from zero. */
function changeOf(present: number, before: number): number | null {
  return before === 0 ? null : Math.round(((present - before) / before) * 1_000) / 10;
}

async function splitBy(
  db: Queries,
  what: Counted,
  stretch: Stretch,
  split: SplitName,
): Promise<Analytics['splits'][SplitName]> {
  const shares = await sumsBy(db, what, stretch, split);
  const labels = await labelsOf(db, split, shares);
  return shares.map(({ key, count, cents }) => ({
    key,
    label: labels.get(key) ?? key ?? '',
    count,
    price: formatMoney(cents),
  }));
}
