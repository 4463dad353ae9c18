import type { IntlShape } from 'shared-ui/intl';

/** "Sabato 21 novembre 2026", Rome's day. */
export function today(now: string, intl: IntlShape): string {
  const text = intl.formatDate(now, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  });
  return text.charAt(0).toLocaleUpperCase('it') + text.slice(1);
}
