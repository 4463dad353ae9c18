import type { IntlShape } from 'shared-ui/intl';

/** "16–21 nov", "30 nov – 5 dic": the days from and to, both included. */
export function shortSpan(from: string, to: string, intl: IntlShape): string {
  const write = (date: string) => intl.formatDate(date, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (from === '' || to === '') return '';
  if (from === to) return write(to);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${write(to)}`
    : `${write(from)} – ${write(to)}`;
}
