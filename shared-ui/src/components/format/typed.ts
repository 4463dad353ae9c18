import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

const ISO_DAY = 'YYYY-MM-DD';
const dayForms = ['DD/MM/YYYY', 'D/M/YYYY', 'D/M/YY', 'DDMMYYYY', 'YYYY/MM/DD'];

/**
 * What a person typed or pasted as DD/MM/YYYY to `2026-02-01`, also 1/2/2026, 1.2.2026, 1-2-26, 1 2 2026, 01022026 and
 * 2026-02-01; null when there is no such day. A year of two digits is in the past, or at most 20 years away.
 */
export function parseDate(text: string): string | null {
  const told = text.trim().replace(/[./\s-]+/g, '/');
  const day = dayjs(told, dayForms, true);
  if (!day.isValid()) return null;
  const lastCentury = /^\d+\/\d+\/\d{2}$/.test(told) && day.year() > dayjs().year() + 20;
  return (lastCentury ? day.subtract(100, 'year') : day).format(ISO_DAY);
}

/** Whether a text is a day as the API writes it: `2026-02-01`, and there is such a day. */
export function isDay(text: string): boolean {
  return dayjs(text, ISO_DAY, true).isValid();
}

/**
 * A date as it is typed: the slashes come by themselves, and one that is typed all the same counts once. Dots, dashes
 * and blanks are typed for them too.
 */
export function withSlashes(typed: string, before: string): string {
  const deleting = typed.length < before.length;
  const single = typed.trimStart().replace(/[./\s-]+/g, '/');
  if (deleting || !/^\d{2}$|^\d{2}\/\d{2}$/.test(single)) return single;
  return `${single}/`;
}

/** An hour of the day as it is typed, to `09:30`: 9.30, 9:30, 930, 0930; 9 is `09:00`. Null when there is no such hour. */
export function parseTime(text: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:\s*[:.,]?\s*(\d{2}))?$/.exec(text.trim()) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}
