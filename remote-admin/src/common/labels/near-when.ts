import { daysUntil, formatDate, formatTime } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { nearWhenMessages } from './near-when.messages';

const nears: Readonly<Record<number, string>> = { 0: 'today', 1: 'tomorrow', [-1]: 'yesterday' };

/**
 * "oggi alle 08:31", "ieri dalle 19:02", "il 12/11/2026 alle 09:05", and shorter "domani 00:05": of what is near.
 * @param now the server's time, as an instant
 */
export function nearWhen(how: keyof typeof nearWhenMessages, instant: string, now: string, intl: IntlShape): string {
  return intl.formatMessage(nearWhenMessages[how], {
    near: nears[daysUntil(instant, now)] ?? 'other',
    date: formatDate(instant),
    time: formatTime(instant),
  });
}
