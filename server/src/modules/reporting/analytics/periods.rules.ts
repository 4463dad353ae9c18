import { addRomeDays, type IsoDate, romeClock, romeDate, romeInstant, startOfRomeDay } from 'shared-api/domain';
import type { analyticsPeriods } from 'shared-api/entities';

export type PeriodName = (typeof analyticsPeriods)[number];

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
  /** The same stretch of the period before, which the change is measured against. */
  readonly before: StretchOfDays;
}

/**
 * The periods of the analytics (decisions.md section 4), in Europe/Rome: this week from Monday 00:00 and this month
 * until now, last week and last month whole.
 */
export function periodsAt(now: Date): Readonly<Record<PeriodName, Period>> {
  const today = romeDate(now);
  const monday = addRomeDays(today, -daysSinceMonday(today));
  const first = firstOfMonth(today);
  const lastMonth = firstOfMonth(addRomeDays(first, -1));
  return {
    weekly: untilNow(monday, addRomeDays(monday, -7), now),
    last_week: whole(addRomeDays(monday, -7), monday, addRomeDays(monday, -14)),
    monthly: untilNow(first, lastMonth, now),
    last_month: whole(lastMonth, first, firstOfMonth(addRomeDays(lastMonth, -1))),
  };
}

function untilNow(start: IsoDate, startBefore: IsoDate, now: Date): Period {
  const days = daysBetween(start, addRomeDays(romeDate(now), 1));
  const from = startOfRomeDay(start);
  // Now itself has happened, and instants are whole milliseconds.
  const until = new Date(now.getTime() + 1);
  const sameTime = sameRomeTime(until, addRomeDays(startBefore, days.length - 1));
  // A shorter month before ends where this one begins.
  const untilBefore = new Date(Math.min(sameTime.getTime(), from.getTime()));
  const before = {
    from: startOfRomeDay(startBefore),
    until: untilBefore,
    to: untilBefore < from ? new Date(untilBefore.getTime() - 1) : untilBefore,
    days: daysBetween(startBefore, start).slice(0, days.length),
  };
  return { from, until, to: now, days, before };
}

/** A day's instant at which clocks show what they show at another one, on the days when they are changed, too. */
function sameRomeTime(instant: Date, day: IsoDate): Date {
  const [hour = 0, minute = 0] = romeClock(instant).slice(11).split(':').map(Number);
  const withinMinute = instant.getTime() % 60_000;
  return new Date(romeInstant(day, hour, minute).getTime() + withinMinute);
}

function whole(start: IsoDate, end: IsoDate, startBefore: IsoDate): Period {
  const [from, until] = [startOfRomeDay(start), startOfRomeDay(end)];
  const before = { from: startOfRomeDay(startBefore), until: from, to: from, days: daysBetween(startBefore, start) };
  return { from, until, to: until, days: daysBetween(start, end), before };
}

/** Days from one to the day before another. */
function daysBetween(start: IsoDate, end: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = start; day < end; day = addRomeDays(day, 1)) days.push(day);
  return days;
}

function firstOfMonth(day: IsoDate): IsoDate {
  return `${day.slice(0, 8)}01`;
}

/** 0 on a Monday, 6 on a Sunday. */
function daysSinceMonday(day: IsoDate): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
