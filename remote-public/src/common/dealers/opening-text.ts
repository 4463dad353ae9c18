import type { IntlShape } from 'shared-ui/intl';
import { type OpeningState, shortTime } from '../opening-hours';
import { messages } from './messages';

/** "Aperto fino alle 12:30", "Apre lunedì alle 8:30". */
export function openingText(state: OpeningState, intl: IntlShape): string {
  if (state.open) return intl.formatMessage(messages.openUntil, { time: shortTime(state.until) });
  if (state.next === null) return intl.formatMessage(messages.shut);
  const { inDays, weekday, at } = state.next;
  const time = shortTime(at);
  if (inDays === 0) return intl.formatMessage(messages.opensToday, { time });
  if (inDays === 1) return intl.formatMessage(messages.opensTomorrow, { time });
  return intl.formatMessage(messages.opensOn, { day: intl.formatMessage(messages[weekday]), time });
}
