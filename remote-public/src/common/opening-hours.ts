import { addRomeDays, romeClock, romeDate, type Weekday, weekdayOf, weekdays } from 'shared-api/domain';
import type { OpeningHours } from 'shared-api/entities';

export type OpeningState =
  | { readonly open: true; readonly until: string }
  | {
      readonly open: false;
      readonly next: { readonly at: string; readonly weekday: Weekday; readonly inDays: number } | null;
    };

/** Whether a dealer is open at an instant, and until or from when; all in Rome's time. */
export function openingAt(hours: OpeningHours, now: number): OpeningState {
  const instant = new Date(now);
  const today = romeDate(instant);
  const time = romeClock(instant).slice(11);
  const current = hours[weekdayOf(today)]?.find((span) => span.from <= time && time < span.to);
  if (current) return { open: true, until: current.to };

  for (let inDays = 0; inDays < 8; inDays++) {
    const weekday = weekdayOf(addRomeDays(today, inDays));
    const span = hours[weekday]?.find(({ from }) => inDays > 0 || from > time);
    if (span) return { open: false, next: { at: span.from, weekday, inDays } };
  }
  return { open: false, next: null };
}

/** Days in a row with the same hours, as a table of hours shows them. */
export interface HoursLine {
  readonly from: Weekday;
  readonly to: Weekday;
  /** "8:30–12:30", in order; empty when closed. */
  readonly spans: readonly string[];
  readonly today: boolean;
}

/** "08:30" as it is read: "8:30". */
export function shortTime(time: string): string {
  return time.replace(/^0/, '');
}

/** The week in as few lines as possible; today always has its own. */
export function hoursLines(hours: OpeningHours, now: number): HoursLine[] {
  const today = weekdayOf(romeDate(new Date(now)));
  const lines: HoursLine[] = [];
  for (const day of weekdays) {
    const spans = (hours[day] ?? []).map(({ from, to }) => `${shortTime(from)}–${shortTime(to)}`);
    const last = lines.at(-1);
    const same = last && !last.today && day !== today && last.spans.join() === spans.join();
    if (same) lines[lines.length - 1] = { ...last, to: day };
    else lines.push({ from: day, to: day, spans, today: day === today });
  }
  return lines;
}
