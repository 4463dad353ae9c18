import { isItalianHoliday } from 'shared-api/domain';
import { type OpeningHours, weekdays } from 'shared-api/entities';
import { isDay } from 'shared-ui/format';

/**
 * Why a dealer is shut on a day: it is a holiday, or none of its opening days; null where it is open, or where nobody
 * knows its hours.
 * @param day `YYYY-MM-DD`, or what was typed so far
 */
export function isShutOn(hours: OpeningHours, day: string): 'holiday' | 'weekday' | null {
  if (!isDay(day)) return null;
  if (isItalianHoliday(day)) return 'holiday';
  const open = weekdays.filter((weekday) => (hours[weekday]?.length ?? 0) > 0);
  if (open.length === 0) return null;
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(sundayFirst + 6) % 7];
  return weekday !== undefined && !open.includes(weekday) ? 'weekday' : null;
}
