import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-sessions.title', defaultMessage: 'Sessioni' },
  help: { id: 'admin.user-sessions.help', defaultMessage: 'Accessi aperti: da dove, e da quando.' },
  endAll: { id: 'admin.user-sessions.end-all', defaultMessage: 'Chiudi tutte' },
  end: { id: 'admin.user-sessions.end', defaultMessage: 'Chiudi' },
  endNamed: { id: 'admin.user-sessions.end-named', defaultMessage: 'Chiudi la sessione di {device}' },
  none: { id: 'admin.user-sessions.none', defaultMessage: 'Nessun accesso aperto.' },
  loading: { id: 'admin.user-sessions.loading', defaultMessage: 'Caricamento delle sessioni' },
});
