import { type OpeningHours, weekdays } from 'shared-api/entities';
import { isDay } from 'shared-ui/format';

/**
 * Whether a dealer is shut on a day by its hours; of a dealer without hours nobody knows.
 * @param day `YYYY-MM-DD`, or what was typed so far
 */
export function isShutOn(hours: OpeningHours, day: string): boolean {
  const open = weekdays.filter((weekday) => (hours[weekday]?.length ?? 0) > 0);
  if (open.length === 0 || !isDay(day)) return false;
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(sundayFirst + 6) % 7];
  return weekday !== undefined && !open.includes(weekday);
}
