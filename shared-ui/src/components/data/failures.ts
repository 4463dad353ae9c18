import { isApiError } from 'shared-api/errors';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

/**
 * A failure as one sentence at its place: the server's own, which says how long to wait where one has to.
 * Status 401, 403 and 5xx and a lost connection are announced by the shell; here they still get their sentence.
 */
export function failureText(error: unknown, intl: IntlShape): string {
  return isApiError(error) ? error.message : intl.formatMessage(messages.connection);
}
