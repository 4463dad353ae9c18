import { formatMoney, type IsoDate } from 'shared-api/domain';
import type { Analytics, AnalyticsPeriod } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { type Counted, deletedIn, type SplitName, type Sums, sumsBy, sumsByDay } from './analytics.repository';
import type { AnalyticsRequest } from './analytics-request';
import { deskOf, funnelOf } from './funnel.repository';
import { chosenPeriod, type Period, periodsAt, type Stretch } from './periods.rules';
import { labelsOf } from './split-labels';

/** Number of contracts and sum of their totals by period, day and split, each period beside what it is compared with. */
export async function readAnalytics(
  db: Queries,
  { period, days, compare, ...what }: AnalyticsRequest,
  now: Date,
): Promise<Analytics> {
  const periods = periodsAt(now, compare);
  const figures = async (shown: Period) =>
    figuresOf(
      shown,
      await sumsByDay(db, what, shown),
      await sumsByDay(db, what, shown.before),
      await deletedIn(db, what, shown),
    );
  const chosen = days === null ? null : chosenPeriod(days, now, compare);
  const covered = chosen ?? periods[period];
  return {
    weekly: await figures(periods.weekly),
    last_week: await figures(periods.last_week),
    monthly: await figures(periods.monthly),
    last_month: await figures(periods.last_month),
    ...(chosen === null ? {} : { chosen: await figures(chosen) }),
    splits: {
      status: await splitBy(db, what, covered, 'status'),
      store: await splitBy(db, what, covered, 'store'),
      type: await splitBy(db, what, covered, 'type'),
      utm_source: await splitBy(db, what, covered, 'utm_source'),
    },
    funnel: await funnelOf(db, what, covered),
    desk: await deskOf(db, what, covered),
  };
}

type ByDay = ReadonlyMap<IsoDate, Sums>;

function figuresOf(period: Period, byDay: ByDay, byDayBefore: ByDay, deleted: Sums): AnalyticsPeriod {
  const now = totalsOf(period.days, byDay);
  const before = totalsOf(period.before.days, byDayBefore);
  return {
    ...now.shown,
    deleted: { count: deleted.count, price: formatMoney(deleted.cents) },
    change: { count: changeOf(now.count, before.count), price: changeOf(now.cents, before.cents) },
    before: { ...before.shown, from: period.before.from.toISOString(), to: period.before.to.toISOString() },
    from: period.from.toISOString(),
    to: period.to.toISOString(),
  };
}

/** The sums of some days, and what is shown of them. */
function totalsOf(dates: readonly IsoDate[], byDay: ByDay) {
  const days = dates.map((date) => ({ date, ...(byDay.get(date) ?? { count: 0, cents: 0 }) }));
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const cents = days.reduce((sum, day) => sum + day.cents, 0);
  const series = days.map((day) => ({ date: day.date, count: day.count, price: formatMoney(day.cents) }));
  return { count, cents, shown: { count, price: formatMoney(cents), series } };
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
