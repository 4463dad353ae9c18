/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;

export const romeZone = 'Europe/Rome';

/** The day that an instant falls on in Europe/Rome. */
export function romeDate(instant: Date): IsoDate {
  return isoDay(Math.floor(romeMinutes(instant) / minutesOfDay));
}

/** What calendar and clock show in Europe/Rome: `2026-11-21T10:42`. */
export function romeClock(instant: Date): string {
  const minutes = romeMinutes(instant);
  const day = Math.floor(minutes / minutesOfDay);
  const ofDay = minutes - day * minutesOfDay;
  return `${isoDay(day)}T${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/** Whole minutes that have passed on the calendar and clock of Europe/Rome since they showed 1/1/1970, 0:00. */
export function romeMinutes(instant: Date): number {
  const time = instant.getTime();
  return Math.floor((time + romeOffset(time)) / 60_000);
}

/** A day some days after another; calendar arithmetic, so summer time plays no part. */
export function addRomeDays(day: IsoDate, days: number): IsoDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A day some months after another; the 31st becomes the month's last day where there is none. */
export function addRomeMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** The last day on which a term still runs: its end is 24:00, which is the next day's beginning. */
export function lastDayOf(endsAt: Date): IsoDate {
  return romeDate(new Date(endsAt.getTime() - 1));
}

/** The instant at which a day begins in Europe/Rome. */
export function startOfRomeDay(day: IsoDate): Date {
  return romeInstant(day, 0, 0);
}

/** The instant at which clocks in Europe/Rome show a time of a day. */
export function romeInstant(day: IsoDate, hour: number, minute: number): Date {
  const guess = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const first = guess - romeOffset(guess);
  // The offset at the guess may differ from the one at the time itself when the clocks change.
  return new Date(guess - romeOffset(first));
}

/** 24:00 of a day in Europe/Rome: the instant at which the next day begins. */
export function endOfRomeDay(day: IsoDate): Date {
  return startOfRomeDay(addRomeDays(day, 1));
}

const minutesOfDay = 1_440;
const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** By days since 1/1/1970: an export asks for ten dates a row, most of them for the hundredth time. */
const isoDays = new Map<number, IsoDate>();

function isoDay(day: number): IsoDate {
  const known = isoDays.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * dayMs).toISOString().slice(0, 10);
  if (isoDays.size === mostDays) isoDays.clear();
  isoDays.set(day, text);
  return text;
}

const dayMs = 86_400_000;
/** By day of UTC; null for a day on which the clocks change. Asking Intl takes a hundred times as long. */
const offsetsOfDays = new Map<number, number | null>();
/** Ten years' worth. */
const mostDays = 3_653;

/** Milliseconds by which Europe/Rome is ahead of UTC at an instant. */
function romeOffset(instant: number): number {
  const day = Math.floor(instant / dayMs);
  let offset = offsetsOfDays.get(day);
  if (offset === undefined) {
    const first = askOffset(day * dayMs);
    offset = first === askOffset((day + 1) * dayMs - 1) ? first : null;
    if (offsetsOfDays.size === mostDays) offsetsOfDays.clear();
    offsetsOfDays.set(day, offset);
  }
  return offset ?? askOffset(instant);
}

/** Made when it is first asked: no page begins with it. */
let offsetFormat: Intl.DateTimeFormat | undefined;

/** `11/21/2026, GMT+1`: whole hours, as they have been in Italy since 1893. */
function askOffset(instant: number): number {
  offsetFormat ??= new Intl.DateTimeFormat('en', { timeZone: romeZone, timeZoneName: 'shortOffset' });
  return Number(offsetFormat.format(instant).slice(-1)) * 3_600_000;
}

/** Fixed national holidays as MM-DD (L. 260/1949 and later; 4 October again from 2026, L. 151/2025). */
const fixedHolidays = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'];
const francisFrom = 2026;

/** A national holiday other than the Sundays, Easter Monday included. */
export function isItalianHoliday(day: IsoDate): boolean {
  const year = Number(day.slice(0, 4));
  const monthDay = day.slice(5);
  if (fixedHolidays.includes(monthDay)) return true;
  if (monthDay === '10-04' && year >= francisFrom) return true;
  return day === addRomeDays(easterSunday(year), 1);
}

/** Neither Saturday, Sunday nor a national holiday. */
export function isItalianWorkingDay(day: IsoDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isItalianHoliday(day);
}

/** Easter by the Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const dayOfMonth = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}
