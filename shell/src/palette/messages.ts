import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'shell.palette.title', defaultMessage: 'Cerca e vai' },
  places: { id: 'shell.palette.places', defaultMessage: 'Andare a' },
  actions: { id: 'shell.palette.actions', defaultMessage: 'Azioni' },
  contracts: { id: 'shell.palette.contracts', defaultMessage: 'Contratti' },
  contractsOf: { id: 'shell.palette.contractsOf', defaultMessage: 'Contratti: {area}' },
  results: { id: 'shell.palette.results', defaultMessage: 'Risultati' },
  count: {
    id: 'shell.palette.count',
    defaultMessage: '{count, plural, one {# risultato} other {# risultati}}',
  },
  none: { id: 'shell.palette.none', defaultMessage: 'Nessun risultato per «{text}».' },
  home: { id: 'shell.palette.home', defaultMessage: 'Inizio' },
  site: { id: 'shell.palette.site', defaultMessage: 'Sito pubblico' },
  debug: { id: 'shell.palette.debug', defaultMessage: 'Visore JSON (debug)' },
  close: { id: 'shell.palette.close', defaultMessage: 'Chiudi' },
  choose: { id: 'shell.palette.choose', defaultMessage: 'scegliere' },
  open: { id: 'shell.palette.open', defaultMessage: 'aprire' },
  otherTab: { id: 'shell.palette.otherTab', defaultMessage: 'in un’altra scheda' },
});
