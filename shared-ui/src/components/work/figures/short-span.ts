import type { IntlShape } from 'shared-ui/intl';

interface SpanOptions {
  /** Says of which year, where that is not plain. */
  readonly withYear?: boolean;
}

/** "16–21 nov", "30 nov – 5 dic", "1–21 nov 2025": the days from and to, both included. */
export function shortSpan(from: string, to: string, intl: IntlShape, { withYear = false }: SpanOptions = {}): string {
  if (from === '' || to === '') return '';
  const write = (date: string, year: boolean) =>
    intl.formatDate(date, { day: 'numeric', month: 'short', ...(year ? { year: 'numeric' } : {}), timeZone: 'UTC' });
  const last = write(to, withYear);
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last}`;
  return `${write(from, withYear && from.slice(0, 4) !== to.slice(0, 4))} – ${last}`;
}
