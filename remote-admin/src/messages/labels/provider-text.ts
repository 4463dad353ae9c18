import type { OutboxMessage } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { providerMessages } from './messages';

/** Who carried a message; one of a trial stays in the house's own box. */
export function providerText(provider: OutboxMessage['provider'], intl: IntlShape): string {
  return provider === 'inbox' ? intl.formatMessage(providerMessages.trialBox) : (provider ?? '–');
}
