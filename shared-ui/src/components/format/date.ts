import dayjs from 'dayjs';
import 'dayjs/locale/it';
import { romeClock, withFirst } from 'shared-api/domain';
import { NBSP } from './number';

const ISO_DAY = 'YYYY-MM-DD';

/**
 * An instant (ISO 8601) as Rome's wall clock: `['2026-11-21', '10:42']`. A plain date has no time. Not by dayjs's own
 * time-zone plugin, which goes through the browser's zone and is an hour off near that zone's clock changes.
 */
function inRome(value: string): readonly [day: string, time: string] {
  if (value.length === ISO_DAY.length) return [value, ''];
  const [day = '', time = ''] = romeClock(new Date(value)).split('T');
  return [day, time];
}

function write(value: string, pattern: string): string {
  return dayjs(inRome(value)[0]).locale('it').format(pattern);
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

/** "21 novembre 2026" and "1º dicembre 2026", joined by no-break spaces. */
export function formatLongDate(value: string): string {
  return withFirst(writeLong(value));
}

/** "21 novembre 2026, 10:42" and "1º dicembre 2026, 10:42". */
export function formatLongDateTime(instant: string): string {
  return `${formatLongDate(instant)}, ${formatTime(instant)}`;
}

/** "1 dicembre 2026, 10:42": the paginated tables' format, 'D MMMM YYYY, HH:mm'. */
export function formatTableDateTime(instant: string): string {
  return `${writeLong(instant)}, ${formatTime(instant)}`;
}

function writeLong(value: string): string {
  return write(value, `D[${NBSP}]MMMM[${NBSP}]YYYY`);
}

/** Whole calendar days in Rome from `now` to `until`; 0 is today, negative is past. */
export function daysUntil(until: string, now: string): number {
  return dayjs(`${romeDay(until)}T00:00Z`).diff(dayjs(`${romeDay(now)}T00:00Z`), 'day');
}
