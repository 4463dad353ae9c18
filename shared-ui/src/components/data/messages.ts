import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  connection: {
    id: 'ui.data.connection',
    defaultMessage:
      'Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova: quello che hai scritto resta qui.',
  },
  showPassword: { id: 'ui.data.show-password', defaultMessage: 'Mostra la password' },
  hidePassword: { id: 'ui.data.hide-password', defaultMessage: 'Nascondi la password' },
  toCorrect: {
    id: 'ui.data.to-correct',
    defaultMessage: '{count, plural, one {C’è un dato da correggere} other {Ci sono # dati da correggere}}',
  },
});
