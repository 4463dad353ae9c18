import type { IntlShape } from 'shared-ui/intl';

/** "16–21 nov", "30 nov – 5 dic": days from and to, both included. */
export function shortSpan(from: string, to: string, intl: IntlShape): string {
  if (from === '' || to === '') return '';
  return intl.formatDateTimeRange(Date.parse(from), Date.parse(to), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
