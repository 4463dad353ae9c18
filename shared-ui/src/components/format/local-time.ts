import { romeInstant } from 'shared-api/domain';
import { formatTime, romeDay } from './date';
import { isDay, parseTime } from './typed';

/** An instant as clocks in Europe/Rome show it, for a `DateTimeField`: "2026-11-21T09:30"; empty for none. */
export function toLocalTime(instant: string | null): string {
  return instant === null ? '' : `${romeDay(instant)}T${formatTime(instant)}`;
}

/** What a `DateTimeField` holds, as an instant; null for nothing, and while it is no moment. */
export function fromLocalTime(text: string): string | null {
  const [day = '', time = ''] = text.split('T');
  const [hour, minute] = time.split(':').map(Number);
  if (!isDay(day) || parseTime(time) === null || hour === undefined || minute === undefined) return null;
  return romeInstant(day, hour, minute).toISOString();
}
