import { weekdays } from 'shared-api/domain';
import type { OpeningHours } from 'shared-api/entities';
import { parseTime } from 'shared-ui/format';

/** The API takes four spans a day at most. */
const mostSpans = 4;

export interface Span {
  readonly from: string;
  readonly to: string;
}

export type HoursFault = 'unreadable' | 'backwards' | 'overlap';

/** What is wrong with a day's spans, or null: hours all, each ends after it begins, none reaches into the next. */
export function hoursFault(spans: readonly Span[]): HoursFault | null {
  if (spans.some(({ from, to }) => parseTime(from) === null || parseTime(to) === null)) return 'unreadable';
  if (spans.some(({ from, to }) => from >= to)) return 'backwards';
  const ordered = spans.toSorted((a, b) => a.from.localeCompare(b.from));
  return ordered.some((span, place) => span.from < (ordered[place - 1]?.to ?? '')) ? 'overlap' : null;
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

/** "08:30–12:30, 14:30–19:00": a day's hours as one text, empty when closed; what could not be read, as it was typed. */
export function dayText(spans: readonly Span[] = []): string {
  return spans.map(({ from, to }) => (to === '' ? from : `${from}–${to}`)).join(', ');
}

const time = String.raw`(\d{1,2}(?:[:.]?\d{2})?)`;
/** One span and what parts it from the next: a comma, a semicolon, a slash, "e", or a blank. */
const nextSpan = new RegExp(`^(?:dalle )?${time} ?(?:-|a|alle) ?${time}(?: ?[,;/] ?| e | |$)`);

/** A day's hours as they are typed: 8:30-12:30 14:30-19, "chiuso" or nothing; null when the text says no hours. */
export function parseDay(text: string): Span[] | null {
  let rest = text
    .trim()
    .toLowerCase()
    .replace(/\s*[–—-]\s*/g, '-')
    .replace(/\s+/g, ' ');
  if (rest === '' || rest === 'chiuso') return [];
  const spans: Span[] = [];
  while (rest !== '') {
    const [whole = '', begins = '', ends = ''] = nextSpan.exec(rest) ?? [];
    const [from, to] = [parseTime(begins), parseTime(ends)];
    if (from === null || to === null || spans.length === mostSpans) return null;
    spans.push({ from, to });
    rest = rest.slice(whole.length);
  }
  return spans;
}

/** A day's text as spans: one that says no hours is kept whole in one that `hoursFault` refuses. */
export function daySpans(text: string): Span[] {
  return parseDay(text) ?? [{ from: text, to: '' }];
}
