import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  /** The specification's id, to the letter: no response. */
  noConnection: {
    id: 'errors.api-connection',
    defaultMessage: 'Il server non risponde. Controlla la connessione e riprova. ({error})',
  },
  unreadable: {
    id: 'shell.api.unreadable',
    defaultMessage: 'Il servizio non è raggiungibile in questo momento. Riprova tra poco.',
  },
  endedInOtherTab: {
    id: 'shell.api.ended-in-other-tab',
    defaultMessage: 'La sessione è finita in un’altra scheda. Accedi di nuovo.',
  },
  interrupted: {
    id: 'shell.api.interrupted',
    defaultMessage: 'L’ultima operazione si è interrotta. Riprova; se non basta, ricarica la pagina.',
  },
});
