import { addRomeDays, romeDate, startOfRomeDay } from 'shared-api/domain';
import { hour } from './fate';
import type { Random } from './random';

const span = 730;
/** The last days see more: a campaign is running. */
const campaignDays = 20;
const weekday = [0.45, 1.1, 1.15, 1.1, 1.05, 1.1, 0.75] as const;
const month = [0.9, 0.95, 1.1, 1.05, 1.05, 1, 0.95, 0.5, 1.05, 1.15, 1.15, 0.8] as const;
/** How much of a day's contracts falls into each hour, from 7 to 22. */
const hours = [2, 4, 8, 11, 11, 8, 5, 6, 8, 10, 10, 9, 6, 4, 4, 2] as const;
const firstHour = 7;

/** Instants of the last two years up to now, oldest first: more in recent months, fewer on Sundays and in August. */
export function creationTimes(count: number, now: Date, random: Random): Date[] {
  const today = romeDate(now);
  const days = Array.from({ length: span }, (_, ago) => ({ day: addRomeDays(today, -ago), ago }));
  const weights = new Map(days.map(({ day, ago }) => [day, weightOf(day, ago)]));
  const times = Array.from({ length: count }, () => {
    const { day } = random.weighted(days, (each) => weights.get(each.day) ?? 0);
    return instantOf(day, now, random);
  });
  return times.sort((one, other) => one.getTime() - other.getTime());
}

function weightOf(day: string, ago: number): number {
  const date = new Date(`${day}T00:00:00Z`);
  const growth = 1 + (1.4 * (span - ago)) / span;
  const season = (weekday[date.getUTCDay()] ?? 1) * (month[date.getUTCMonth()] ?? 1);
  return growth * season * (ago < campaignDays ? 1.6 : 1);
}

function instantOf(day: string, now: Date, random: Random): Date {
  const chosen = random.weighted(
    hours.map((weight, index) => ({ weight, index })),
    ({ weight }) => weight,
  );
  const at = new Date(startOfRomeDay(day).getTime() + (firstHour + chosen.index + random.next()) * hour);
  // Of today only what is over has happened.
  return at < now ? at : new Date(now.getTime() - random.int(5, 300) * 60_000);
}
