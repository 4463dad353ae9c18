import { type IsoDate, isItalianHoliday } from './rome-time';
import { type Weekday, weekdayOf, weekdays } from './weekdays';

/** Of each day of the week, from when until when (`08:30`) in Europe/Rome; a day without spans is closed. */
type Hours = Readonly<Partial<Record<Weekday, readonly { readonly from: string; readonly to: string }[]>>>;

/**
 * Why a dealer is shut on a day, or at an hour of it (`08:30`): it is a holiday, none of its opening days, or outside
 * its hours; null where it is open, or where nobody knows its hours.
 */
export function whyShut(hours: Hours, day: IsoDate, time?: string): 'holiday' | 'weekday' | 'hour' | null {
  if (isItalianHoliday(day)) return 'holiday';
  if (weekdays.every((weekday) => !hours[weekday]?.length)) return null;
  const spans = hours[weekdayOf(day)] ?? [];
  if (spans.length === 0) return 'weekday';
  return time === undefined || spans.some(({ from, to }) => from <= time && time < to) ? null : 'hour';
}
