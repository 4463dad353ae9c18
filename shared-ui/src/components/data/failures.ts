import { isApiError } from 'shared-api/errors';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

/**
 * A failure as one sentence at its place: the server's own, with the time to wait where there is one.
 * Status 401, 403 and 5xx and a lost connection are announced by the shell; here they still get their sentence.
 */
export function failureText(error: unknown, intl: IntlShape): string {
  if (!isApiError(error)) return intl.formatMessage(messages.connection);
  if (error.status !== 429 || error.retryAfter === null) return error.message;
  return `${error.message} ${waitText(error.retryAfter, intl)}`;
}

/** "Riprova tra 2 minuti", from Retry-After's seconds. */
function waitText(seconds: number, intl: IntlShape): string {
  return seconds < 90
    ? intl.formatMessage(messages.waitSeconds, { seconds: Math.max(1, Math.ceil(seconds)) })
    : intl.formatMessage(messages.waitMinutes, { minutes: Math.ceil(seconds / 60) });
}
