import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  brokenTitle: { id: 'shell.errors.brokenTitle', defaultMessage: 'Questa pagina si è interrotta' },
  brokenText: {
    id: 'shell.errors.brokenText',
    defaultMessage: 'È un errore nostro, ed è già stato segnalato. Ricarica la pagina per continuare.',
  },
  unloadedTitle: { id: 'shell.errors.unloadedTitle', defaultMessage: 'Questa pagina non si è caricata' },
  unloadedText: {
    id: 'shell.errors.unloadedText',
    defaultMessage: 'Controlla la connessione e ricarica la pagina.',
  },
  reload: { id: 'shell.errors.reload', defaultMessage: 'Ricarica la pagina' },
});
