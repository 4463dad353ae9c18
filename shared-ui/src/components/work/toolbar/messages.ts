import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  density: { id: 'ui.toolbar.density', defaultMessage: 'Altezza delle righe' },
  normal: { id: 'ui.toolbar.normal', defaultMessage: 'Righe normali' },
  compact: { id: 'ui.toolbar.compact', defaultMessage: 'Righe compatte' },
  sortBy: { id: 'ui.toolbar.sort-by', defaultMessage: 'Ordina per' },
  ascending: { id: 'ui.toolbar.ascending', defaultMessage: 'Crescente' },
  descending: { id: 'ui.toolbar.descending', defaultMessage: 'Decrescente' },
  columns: { id: 'ui.toolbar.columns', defaultMessage: 'Colonne' },
  all: { id: 'ui.toolbar.all', defaultMessage: 'Tutti' },
  statuses: { id: 'ui.toolbar.statuses', defaultMessage: 'Stato' },
  clearSearch: { id: 'ui.toolbar.clear-search', defaultMessage: 'Cancella la ricerca' },
});
