import {
  addRomeDays,
  addRomeMonths,
  type IsoDate,
  mondayOf,
  romeClock,
  romeDate,
  romeInstant,
  startOfRomeDay,
} from 'shared-api/domain';
import type { analyticsComparisons, analyticsPeriods, ChosenDays } from 'shared-api/entities';

export type PeriodName = (typeof analyticsPeriods)[number];
export type Comparison = (typeof analyticsComparisons)[number];

/** A stretch of time: `from` belongs to it, `until` no longer. */
export interface Stretch {
  readonly from: Date;
  readonly until: Date;
}

interface StretchOfDays extends Stretch {
  /** Its end as people say it: now, the same minute of a day before, or the midnight after its last day. */
  readonly to: Date;
  /** Each of its days in Europe/Rome. */
  readonly days: readonly IsoDate[];
}

export interface Period extends StretchOfDays {
  /** The same stretch of the period before, or of the year before, which the change is measured against. */
  readonly before: StretchOfDays;
}

/** From one day to the day before another. */
type Span = readonly [start: IsoDate, end: IsoDate];

/** 52 weeks: a year ago, on the same day of the week. */
const yearOfWeeks = 364;

/**
 * The periods of the analytics (decisions.md section 4), in Europe/Rome: this week from Monday 00:00 and this month
 * until now, last week and last month whole. Against the year before, a week has its Monday to Sunday of 52 weeks ago
 * beside it, a month the same month.
 */
export function periodsAt(now: Date, compare: Comparison = 'before'): Readonly<Record<PeriodName, Period>> {
  const today = romeDate(now);
  const monday = mondayOf(today);
  const first = firstOfMonth(today);
  const week: Span = [monday, addRomeDays(monday, 7)];
  const month: Span = [first, addRomeMonths(first, 1)];
  const lastWeek: Span = [addRomeDays(monday, -7), monday];
  const lastMonth: Span = [addRomeMonths(first, -1), first];
  const weekBefore = moved((day) => addRomeDays(day, compare === 'year' ? -yearOfWeeks : -7));
  const monthBefore = moved((day) => addRomeMonths(day, compare === 'year' ? -12 : -1));
  const untilToday = ([start]: Span, [startBefore, endBefore]: Span) => {
    const sameDay = addRomeDays(startBefore, daysIn([start, today]).length + 1);
    return untilNow(start, [startBefore, sameDay < endBefore ? sameDay : endBefore], now);
  };
  return {
    weekly: untilToday(week, weekBefore(week)),
    last_week: whole(lastWeek, weekBefore(lastWeek)),
    monthly: untilToday(month, monthBefore(month)),
    last_month: whole(lastMonth, monthBefore(lastMonth)),
  };
}

/**
 * Any days beside as many days right before them, or beside the same dates of the year before. Where today is among
 * them they end now, and what they are compared with at the same minute. They begin today at the latest.
 */
export function chosenPeriod({ from, to }: ChosenDays, now: Date, compare: Comparison = 'before'): Period {
  const today = romeDate(now);
  const last = to < today ? to : today;
  const span: Span = [from, addRomeDays(last, 1)];
  const before: Span =
    compare === 'year'
      ? [addRomeMonths(from, -12), addRomeDays(addRomeMonths(last, -12), 1)]
      : [addRomeDays(from, -daysIn(span).length), from];
  return last < today ? whole(span, before) : untilNow(from, before, now);
}

function moved(move: (day: IsoDate) => IsoDate): (span: Span) => Span {
  return ([start, end]) => [move(start), move(end)];
}

/** From a day until now, beside some days of which the last ends at the same time, or whole where they are fewer. */
function untilNow(start: IsoDate, before: Span, now: Date): Period {
  const days = daysIn([start, addRomeDays(romeDate(now), 1)]);
  // Now itself has happened, and instants are whole milliseconds.
  const until = new Date(now.getTime() + 1);
  const compared = stretchOf(before);
  const sameTime = sameRomeTime(now, addRomeDays(before[1], -1));
  const isShorter = compared.days.length < days.length;
  return {
    from: startOfRomeDay(start),
    until,
    to: now,
    days,
    before: isShorter ? compared : { ...compared, until: new Date(sameTime.getTime() + 1), to: sameTime },
  };
}

function whole(span: Span, before: Span): Period {
  return { ...stretchOf(span), before: stretchOf(before) };
}

function stretchOf(span: Span): StretchOfDays {
  const [from, until] = [startOfRomeDay(span[0]), startOfRomeDay(span[1])];
  return { from, until, to: until, days: daysIn(span) };
}

/** A day's instant at which clocks show what they show at another one, on the days when they are changed, too. */
function sameRomeTime(instant: Date, day: IsoDate): Date {
  const [hour = 0, minute = 0] = romeClock(instant).slice(11).split(':').map(Number);
  const withinMinute = instant.getTime() % 60_000;
  return new Date(romeInstant(day, hour, minute).getTime() + withinMinute);
}

function daysIn([start, end]: Span): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = start; day < end; day = addRomeDays(day, 1)) days.push(day);
  return days;
}

function firstOfMonth(day: IsoDate): IsoDate {
  return `${day.slice(0, 8)}01`;
}
