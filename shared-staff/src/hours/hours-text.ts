import type { OpeningHours } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { dayText, weekdays } from './hours-rules';
import { dayMessages } from './messages';

/** A week in one text, for comparing two: "Lunedì 08:30–12:30, 14:30–19:00; Martedì ..."; empty when always closed. */
export function hoursText(hours: OpeningHours, intl: IntlShape): string {
  return weekdays
    .filter((day) => hours[day]?.length)
    .map((day) => `${intl.formatMessage(dayMessages[day])} ${dayText(hours[day])}`)
    .join('; ');
}
