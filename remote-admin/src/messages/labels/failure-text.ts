import { defineMessages, type IntlShape } from 'shared-ui/intl';

const messages = defineMessages({
  timeout: { id: 'admin.message-failure.timeout', defaultMessage: 'Il servizio non ha risposto in tempo' },
  'no-connection': { id: 'admin.message-failure.no-connection', defaultMessage: 'Servizio non raggiungibile' },
  certificate: { id: 'admin.message-failure.certificate', defaultMessage: 'Certificato del servizio non valido' },
  'no-adapter': { id: 'admin.message-failure.no-adapter', defaultMessage: 'Nessun servizio configurato' },
  resting: { id: 'admin.message-failure.resting', defaultMessage: 'Servizio in pausa dopo più errori' },
  error: {
    id: 'admin.message-failure.error',
    defaultMessage: 'Errore interno: il messaggio non si è potuto preparare',
  },
  refused: { id: 'admin.message-failure.refused', defaultMessage: 'Rifiutato dal servizio ({code})' },
});

const isKnown = (reason: string): reason is keyof typeof messages => reason in messages;

/** Why a message did not leave; a provider's own code stands in brackets: "Rifiutato dal servizio (HTTP 422)". */
export function failureText(reason: string, intl: IntlShape): string {
  if (isKnown(reason)) return intl.formatMessage(messages[reason]);
  const code = /^([a-z]+)-(\d+)$/.exec(reason);
  return code ? intl.formatMessage(messages.refused, { code: `${code[1]?.toUpperCase()} ${code[2]}` }) : reason;
}
