import { weekdays } from 'shared-api/domain';
import type { OpeningHours } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { dayText, hoursFault } from './hours-rules';
import { dayMessages, messages } from './messages';

/** A week in one text, for comparing two: "Lunedì 08:30–12:30, 14:30–19:00; Martedì ..."; empty when always closed. */
export function hoursText(hours: OpeningHours, intl: IntlShape): string {
  return weekdays
    .filter((day) => hours[day]?.length)
    .map((day) => `${intl.formatMessage(dayMessages[day])} ${dayText(hours[day])}`)
    .join('; ');
}

/** What is wrong in a week, day by day: "Mercoledì: Due orari si sovrappongono."; null when nothing is. */
export function hoursSentence(hours: OpeningHours, intl: IntlShape): string | null {
  const wrong = weekdays.flatMap((day) => {
    const fault = hoursFault(hours[day] ?? []);
    return fault ? [`${intl.formatMessage(dayMessages[day])}: ${intl.formatMessage(messages[fault])}`] : [];
  });
  return wrong.length > 0 ? wrong.join(' ') : null;
}
