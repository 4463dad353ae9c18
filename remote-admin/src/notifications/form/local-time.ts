import { romeInstant } from 'shared-api/domain';
import { formatTime, romeDay } from 'shared-ui/format';

/** An instant as clocks in Europe/Rome show it, for a `datetime-local` field: "2026-11-21T09:30"; empty for none. */
export function toLocalTime(instant: string | null): string {
  return instant === null ? '' : `${romeDay(instant)}T${formatTime(instant)}`;
}

/** What a `datetime-local` field holds, as an instant; null for nothing. */
export function fromLocalTime(text: string): string | null {
  const [day = '', time = ''] = text.split('T');
  const [hour, minute] = time.split(':').map(Number);
  if (day === '' || hour === undefined || minute === undefined) return null;
  return romeInstant(day, hour, minute).toISOString();
}
