import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.recent.title', defaultMessage: 'Ultimi contratti' },
  all: { id: 'manager.recent.all', defaultMessage: '{count, plural, one {# contratto} other {# contratti}}' },
  search: { id: 'manager.recent.search', defaultMessage: 'Codice, targa, telaio, nome, telefono' },
  code: { id: 'manager.recent.code', defaultMessage: 'Codice' },
  plate: { id: 'manager.recent.plate', defaultMessage: 'Targa' },
  customer: { id: 'manager.recent.customer', defaultMessage: 'Cliente' },
  status: { id: 'manager.recent.status', defaultMessage: 'Stato' },
  total: { id: 'manager.recent.total', defaultMessage: 'Totale' },
  updated: { id: 'manager.recent.updated', defaultMessage: 'Aggiornato' },
  none: { id: 'manager.recent.none', defaultMessage: 'Ancora nessun contratto' },
  noneAdvice: {
    id: 'manager.recent.none-advice',
    defaultMessage: 'Per il primo basta il numero di telaio: il cliente firma dal proprio telefono.',
  },
});
