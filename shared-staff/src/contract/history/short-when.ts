import { formatDate, formatTime } from 'shared-ui/format';

/**
 * "12/11 20:34", Rome's time; the year is told where it is not that of `today` (`YYYY-MM-DD`).
 */
export function shortWhen(instant: string, today: string): string {
  const day = formatDate(instant);
  const isThisYear = day.endsWith(today.slice(0, 4));
  return `${isThisYear ? day.slice(0, 5) : day} ${formatTime(instant)}`;
}
