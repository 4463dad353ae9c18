import { defineMessages, t } from './intl';

const messages = defineMessages({
  seconds: {
    id: 'server.wait.seconds',
    defaultMessage: '{count, plural, one {un secondo} other {{count, number} secondi}}',
  },
  minutes: {
    id: 'server.wait.minutes',
    defaultMessage: '{count, plural, one {un minuto} other {{count, number} minuti}}',
  },
  hours: { id: 'server.wait.hours', defaultMessage: '{count, plural, one {un’ora} other {{count, number} ore}}' },
});

/** How long to wait, never too short: "42 secondi", "5 minuti", "3 ore". */
export function waitText(seconds: number): string {
  if (seconds <= 90) return t(messages.seconds, { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds <= 90 * 60) return t(messages.minutes, { count: Math.ceil(seconds / 60) });
  return t(messages.hours, { count: Math.ceil(seconds / 3_600) });
}
