import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  connection: {
    id: 'ui.data.connection',
    defaultMessage:
      'Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova: quello che hai scritto resta qui.',
  },
  waitSeconds: {
    id: 'ui.data.wait-seconds',
    defaultMessage: '{seconds, plural, one {Riprova tra un secondo.} other {Riprova tra # secondi.}}',
  },
  waitMinutes: {
    id: 'ui.data.wait-minutes',
    defaultMessage: '{minutes, plural, one {Riprova tra un minuto.} other {Riprova tra # minuti.}}',
  },
  showPassword: { id: 'ui.data.show-password', defaultMessage: 'Mostra la password' },
  hidePassword: { id: 'ui.data.hide-password', defaultMessage: 'Nascondi la password' },
  toCorrect: {
    id: 'ui.data.to-correct',
    defaultMessage: '{count, plural, one {C’è un dato da correggere} other {Ci sono # dati da correggere}}',
  },
});
