import { startOfRomeDay } from 'shared-api/domain';
import { romeDay } from 'shared-ui/format';

const noonMs = 12 * 3_600_000;

/**
 * The instant that stands for a day which a person chose: its noon in Rome, or the nearest moment of that day between
 * two instants that it must not leave (not before the signature, not in the future).
 * @param day `YYYY-MM-DD`
 * @param from the earliest instant that fits (ISO 8601)
 * @param until the latest, in milliseconds
 */
export function dayInstant(day: string, from: string, until: number): string {
  const noon = startOfRomeDay(day).getTime() + noonMs;
  const earliest = romeDay(from) === day ? Math.max(noon, Date.parse(from)) : noon;
  const sameDay = romeDay(new Date(until).toISOString()) === day;
  return new Date(sameDay ? Math.min(earliest, until) : earliest).toISOString();
}
