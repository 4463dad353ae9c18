import dayjs from 'dayjs';
import 'dayjs/locale/it';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { NBSP } from './number';

dayjs.extend(customParseFormat);

const ISO_DAY = 'YYYY-MM-DD';

// dayjs's own time-zone plugin goes through the browser's zone and is an hour off near that zone's clock changes.
const romeParts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' });

/** An instant (ISO 8601) as Rome's wall clock: `['2026-11-21', '10:42']`. A plain date has no time. */
function inRome(value: string): readonly [day: string, time: string] {
  if (value.length === ISO_DAY.length) return [value, ''];
  const [day = '', time = ''] = romeParts.format(new Date(value)).split(' ');
  return [day, time];
}

function write(value: string, pattern: string): string {
  return dayjs(inRome(value)[0], ISO_DAY).locale('it').format(pattern);
}

/** The calendar day of an instant in Rome: `2026-11-21`. */
export function romeDay(value: string): string {
  return inRome(value)[0];
}

/** "10:42", Rome's time. */
export function formatTime(instant: string): string {
  return inRome(instant)[1];
}

/** "21/11/2026", of a date or an instant. */
export function formatDate(value: string): string {
  return write(value, 'DD/MM/YYYY');
}

/** "21/11/2026 10:42". */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)} ${formatTime(instant)}`;
}

/** "21 novembre 2026", joined by no-break spaces. */
export function formatLongDate(value: string): string {
  return write(value, `D[${NBSP}]MMMM[${NBSP}]YYYY`);
}

/** "21 novembre 2026, 10:42": the paginated tables' format. */
export function formatLongDateTime(instant: string): string {
  return `${formatLongDate(instant)}, ${formatTime(instant)}`;
}

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

/** A date as it is typed: the slashes come by themselves, and one that is typed all the same counts once. */
export function withSlashes(typed: string, before: string): string {
  const deleting = typed.length < before.length;
  const single = typed.replace(/\/{2,}/g, '/');
  if (deleting || !/^\d{2}$|^\d{2}\/\d{2}$/.test(single)) return single;
  return `${single}/`;
}

/** An hour of the day as it is typed, to `09:30`: 9.30, 9:30, 930, 0930; 9 is `09:00`. Null when there is no such hour. */
export function parseTime(text: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:\s*[:.,]?\s*(\d{2}))?$/.exec(text.trim()) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}

/** Whole calendar days in Rome from `now` to `until`; 0 is today, negative is past. */
export function daysUntil(until: string, now: string): number {
  return dayjs(`${romeDay(until)}T00:00Z`).diff(dayjs(`${romeDay(now)}T00:00Z`), 'day');
}
