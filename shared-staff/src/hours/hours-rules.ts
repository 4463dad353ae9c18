import type { OpeningHours, Weekday } from 'shared-api/entities';
import { parseTime } from 'shared-ui/format';

/** Monday first, as Italian weeks go. */
export const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The API takes four spans a day at most. */
export const mostSpans = 4;

export interface Span {
  readonly from: string;
  readonly to: string;
}

export type HoursFault = 'empty' | 'unreadable' | 'backwards' | 'overlap';

/** What is wrong with a day's spans, or null: hours all, each ends after it begins, none reaches into the next. */
export function hoursFault(spans: readonly Span[]): HoursFault | null {
  if (spans.some(({ from, to }) => from === '' || to === '')) return 'empty';
  if (spans.some(({ from, to }) => parseTime(from) === null || parseTime(to) === null)) return 'unreadable';
  if (spans.some(({ from, to }) => from >= to)) return 'backwards';
  const ordered = spans.toSorted((a, b) => a.from.localeCompare(b.from));
  return ordered.some((span, place) => span.from < (ordered[place - 1]?.to ?? '')) ? 'overlap' : null;
}

/** The span that a person most likely adds: the morning, then the afternoon, then what follows. */
export function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (!last) return { from: '08:30', to: '12:30' };
  return last.to <= '14:00' ? { from: '14:30', to: '19:00' } : { from: '', to: '' };
}

/** A week in order, days that are closed left out, so that equal hours are equal. */
export function tidyHours(hours: OpeningHours): OpeningHours {
  const tidy: OpeningHours = {};
  for (const day of weekdays) {
    const spans = hours[day] ?? [];
    if (spans.length > 0) tidy[day] = spans.toSorted((a, b) => a.from.localeCompare(b.from));
  }
  return tidy;
}

/** "08:30-12:30, 14:30-19:00": a day's hours as one text, empty when closed. */
export function daySpans(spans: readonly Span[] = []): string {
  return spans.map(({ from, to }) => `${from}–${to}`).join(', ');
}
