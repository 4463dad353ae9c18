import { defineMessages } from '../i18n';

export const workersMessages = defineMessages({
  busy: {
    id: 'server.workers.busy',
    defaultMessage:
      'Ci sono molte richieste in lavorazione in questo momento. Riprova tra {seconds, plural, one {un secondo} other {{seconds, number} secondi}}.',
  },
});
