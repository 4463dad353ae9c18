import type { IsoDate } from './rome-time';

/** Monday first, as Italian weeks go. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday of a calendar day. */
export function weekdayOf(day: IsoDate): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 'mon';
}
