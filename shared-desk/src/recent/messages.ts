import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.recent.title', defaultMessage: 'Ultimi contratti' },
  all: {
    id: 'desk.recent.all',
    defaultMessage: '{count, plural, one {{number} contratto} other {{number} contratti}}',
  },
  search: { id: 'desk.recent.search', defaultMessage: 'Codice, targa, telaio, nome, telefono' },
  code: { id: 'desk.recent.code', defaultMessage: 'Codice' },
  plate: { id: 'desk.recent.plate', defaultMessage: 'Targa' },
  customer: { id: 'desk.recent.customer', defaultMessage: 'Cliente' },
  status: { id: 'desk.recent.status', defaultMessage: 'Stato' },
  total: { id: 'desk.recent.total', defaultMessage: 'Totale' },
  updated: { id: 'desk.recent.updated', defaultMessage: 'Aggiornato' },
  none: { id: 'desk.recent.none', defaultMessage: 'Ancora nessun contratto' },
  noneAdvice: {
    id: 'desk.recent.none-advice',
    defaultMessage: 'Per il primo basta il numero di telaio: il cliente firma dal proprio telefono.',
  },
});
