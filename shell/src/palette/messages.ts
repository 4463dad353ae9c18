import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'shell.palette.title', defaultMessage: 'Vai a' },
  search: { id: 'shell.palette.search', defaultMessage: 'Pagina o azione' },
  results: { id: 'shell.palette.results', defaultMessage: 'Pagine e azioni' },
  none: { id: 'shell.palette.none', defaultMessage: 'Nessuna pagina con questo nome.' },
  home: { id: 'shell.palette.home', defaultMessage: 'Inizio' },
  site: { id: 'shell.palette.site', defaultMessage: 'Sito pubblico' },
  debug: { id: 'shell.palette.debug', defaultMessage: 'Visore JSON' },
});
