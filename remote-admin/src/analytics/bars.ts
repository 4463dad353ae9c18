import type { AnalyticsPeriod } from 'shared-api/entities';
import { moneyToCents } from 'shared-ui/format';

export const groupings = ['day', 'week', 'month'] as const;
/** What a bar stands for. */
export type Grouping = (typeof groupings)[number];

type Series = AnalyticsPeriod['series'];

/** The first and the last day of a bar. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What was made on some days. */
export interface Bar extends Days {
  readonly count: number;
  readonly cents: number;
}

/** A bar beside the one that it is compared with: as many days, from the same place on. */
export interface ComparedBar extends Bar {
  /** Null where what is compared with had no such day. */
  readonly before: Bar | null;
}

const weekDays = 7;
/** More bars than these run into each other. */
const mostBars = 106;
/** Up to so many, days are told one by one unless something else is wanted; weeks up to a year. */
const [manyDays, manyWeeks] = [62, 371];

/** What the bars of so many days may stand for: neither one bar alone, nor more than can be seen. */
export function groupingsOf(days: number): readonly Grouping[] {
  const shortest: Readonly<Record<Grouping, number>> = { day: 1, week: weekDays + 1, month: 32 };
  return groupings.filter((each) => days >= shortest[each] && (each !== 'day' || days <= mostBars));
}

/** What they stand for where nothing is wanted. */
export function usualGrouping(days: number): Grouping {
  if (days <= manyDays) return 'day';
  return days <= manyWeeks ? 'week' : 'month';
}

/** The days of a period as bars: calendar weeks and months, of which the first and the last may be cut. */
export function barsOf({ series, before }: Pick<AnalyticsPeriod, 'series' | 'before'>, by: Grouping): ComparedBar[] {
  const starts = series.flatMap(({ date }, place) => (place === 0 || begins(date, by) ? [place] : []));
  return starts.map((start, at) => {
    const end = starts[at + 1];
    // Where the stretch before is longer by a leap day, its last bar has that, too.
    return { ...sumOf(series.slice(start, end)), before: sumOrNull(before.series.slice(start, end)) };
  });
}

function begins(date: string, by: Grouping): boolean {
  if (by === 'month') return date.endsWith('-01');
  return by === 'day' || new Date(date).getUTCDay() === 1;
}

function sumOrNull(days: Series): Bar | null {
  return days.length === 0 ? null : sumOf(days);
}

function sumOf(days: Series): Bar {
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    count: days.reduce((sum, { count }) => sum + count, 0),
    cents: days.reduce((sum, { price }) => sum + moneyToCents(price), 0),
  };
}
