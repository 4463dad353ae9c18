/** Day, month and year as they are typed: apart, or as so many digits. A blank that was pasted after them is a slash. */
const dayFirst = [/^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\/?$/, /^(\d{2})(\d{2})(\d{2}|\d{4})\/?$/];
/** A year that was typed first has got the slash after a day's two digits. */
const yearFirst = /^(\d{2}\/?\d{2})\/(\d{1,2})\/(\d{1,2})\/?$/;
const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What a person typed or pasted as DD/MM/YYYY to `2026-02-01`, with zeros or without, also 1/2/2026, 1.2.2026, 1-2-26,
 * 1 2 2026, 01022026, 010226, 2026-02-01, 1º febbraio 2026 and 1 feb. 26; null when there is no such day. A year of two
 * digits is in the past, or at most 20 years away.
 */
export function parseDate(text: string): string | null {
  const told = text
    .trim()
    .replace(/[./\s-]+/g, '/')
    .replace(/^1[º°]/, '1')
    .replace(/[a-z]{3,}/i, monthNumber);
  const [, yearTold = '', monthTold = '', dayTold = ''] = yearFirst.exec(told) ?? [];
  if (yearTold) return existing(yearTold.replace('/', ''), monthTold, dayTold);
  const parts = dayFirst.map((form) => form.exec(told)).find((found) => found !== null);
  const [, day = '', month = '', year = ''] = parts ?? [];
  return existing(year.length === 2 ? wholeYear(year) : year, month, day);
}

/** "novembre" and "nov" to "11"; any other word stays. */
function monthNumber(word: string): string {
  const place = months.findIndex((month) => month.startsWith(word.toLowerCase()));
  return place < 0 ? word : String(place + 1);
}

function wholeYear(digits: string): string {
  const year = 2000 + Number(digits);
  return String(year > new Date().getFullYear() + 20 ? year - 100 : year);
}

/** The day as the API writes it, or null when there is none. */
function existing(year: string, month: string, day: string): string | null {
  const told = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(told) ? told : null;
}

/** Whether a text is a day as the API writes it: `2026-02-01`, and there is such a day. */
export function isDay(text: string): boolean {
  const instant = isoDay.test(text) ? new Date(`${text}T00:00Z`) : null;
  // A day too many runs into the next month.
  return instant !== null && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
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

/** "60.000" or "60 000" to 60000; null for what is no whole number. */
export function parseWhole(text: string): number | null {
  const digits = text.replace(/[.\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** An hour of the day as it is typed, to `09:30`: 9.30, 9:30, 930, 0930; 9 is `09:00`. Null when there is no such hour. */
export function parseTime(text: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:\s*[:.,]?\s*(\d{2}))?$/.exec(text.trim()) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}
