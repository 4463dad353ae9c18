import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  nothing: { id: 'ui.search-select.nothing', defaultMessage: 'Nessun risultato' },
  searching: { id: 'ui.search-select.searching', defaultMessage: 'Ricerca in corso' },
  results: {
    id: 'ui.search-select.results',
    defaultMessage: '{count, plural, one {# risultato} other {# risultati}}',
  },
});
