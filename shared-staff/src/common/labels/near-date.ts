import { daysUntil, formatDate, formatTime } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { nearDateMessages } from './near-date.messages';

/** "oggi, 10:42", "ieri, 18:20", before that the date: for lists of what has just happened. */
export function nearDate(instant: string, now: string, intl: IntlShape): string {
  const time = formatTime(instant);
  switch (daysUntil(instant, now)) {
    case 0:
      return intl.formatMessage(nearDateMessages.today, { time });
    case -1:
      return intl.formatMessage(nearDateMessages.yesterday, { time });
    default:
      return formatDate(instant);
  }
}
