import { defineMessages } from 'shared-ui/intl';

export const undeliveredMessages = defineMessages({
  title: { id: 'manager.undelivered.title', defaultMessage: 'Non consegnati' },
  count: {
    id: 'manager.undelivered.count',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}}',
  },
  none: { id: 'manager.undelivered.none', defaultMessage: 'Tutti i messaggi sono arrivati.' },
  sms: { id: 'manager.undelivered.sms', defaultMessage: 'SMS, {when}' },
  email: { id: 'manager.undelivered.email', defaultMessage: 'E-mail, {when}' },
  tries: {
    id: 'manager.undelivered.tries',
    defaultMessage: 'Non arriva a {to}: {attempts, plural, one {# tentativo} other {# tentativi}}',
  },
  correctPhone: { id: 'manager.undelivered.correct-phone', defaultMessage: 'Correggi il numero' },
  correctEmail: { id: 'manager.undelivered.correct-email', defaultMessage: 'Correggi l’e-mail' },
  retry: { id: 'manager.undelivered.retry', defaultMessage: 'Riprova' },
  failed: { id: 'manager.undelivered.failed', defaultMessage: 'Impossibile caricare i messaggi' },
});
