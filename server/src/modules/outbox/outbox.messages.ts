import { defineMessages } from '../../platform/i18n';

export const outboxTexts = defineMessages({
  eraseBodies: {
    id: 'server.messages.job.bodies',
    defaultMessage: 'Cancellazione dei testi dei messaggi e degli avvisi vecchi',
  },
  retried: { id: 'server.outbox.retried', defaultMessage: 'Il messaggio parte di nuovo.' },
  notRetryable: {
    id: 'server.outbox.not-retryable',
    defaultMessage:
      'Questo messaggio non si può inviare di nuovo: è già partito, il suo codice o link non vale più, oppure il recapito del cliente è cambiato.',
  },
});
