import type { OutboxMessage } from 'shared-api/entities';
import { defineMessages, type IntlShape } from 'shared-ui/intl';

const messages = defineMessages({
  timeout: { id: 'staff.delivery-failure.timeout', defaultMessage: 'Il servizio non ha risposto in tempo' },
  'no-connection': { id: 'staff.delivery-failure.no-connection', defaultMessage: 'Servizio non raggiungibile' },
  certificate: { id: 'staff.delivery-failure.certificate', defaultMessage: 'Certificato del servizio non valido' },
  'no-adapter': { id: 'staff.delivery-failure.no-adapter', defaultMessage: 'Nessun servizio configurato' },
  resting: { id: 'staff.delivery-failure.resting', defaultMessage: 'Servizio in pausa dopo più errori' },
  error: {
    id: 'staff.delivery-failure.error',
    defaultMessage: 'Il messaggio non si è potuto preparare (errore interno)',
  },
  refused: {
    id: 'staff.delivery-failure.refused',
    defaultMessage: '{channel, select, email {Rifiutata} other {Rifiutato}} dal servizio ({code})',
  },
});

const isKnown = (reason: string): reason is keyof typeof messages => reason in messages;

/**
 * Why a message did not leave; a provider's own code stands in brackets: "Rifiutato dal servizio (HTTP 422)". Told of
 * an e-mail, not of a message, where the channel is given.
 */
export function deliveryFailure(reason: string, intl: IntlShape, channel?: OutboxMessage['channel']): string {
  if (isKnown(reason)) return intl.formatMessage(messages[reason]);
  const code = /^([a-z]+)-(\d+)$/.exec(reason);
  if (!code) return reason;
  return intl.formatMessage(messages.refused, {
    channel: channel ?? 'message',
    code: `${code[1]?.toUpperCase()} ${code[2]}`,
  });
}
