import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.recent.title', defaultMessage: 'Ultimi contratti' },
  all: {
    id: 'staff.recent.all',
    defaultMessage: '{count, plural, one {{number} contratto} other {{number} contratti}}',
  },
  search: { id: 'staff.recent.search', defaultMessage: 'Codice, targa, telaio, auto, nome, telefono' },
  code: { id: 'staff.recent.code', defaultMessage: 'Codice' },
  plate: { id: 'staff.recent.plate', defaultMessage: 'Targa' },
  customer: { id: 'staff.recent.customer', defaultMessage: 'Cliente' },
  status: { id: 'staff.recent.status', defaultMessage: 'Stato' },
  total: { id: 'staff.recent.total', defaultMessage: 'Totale' },
  updated: { id: 'staff.recent.updated', defaultMessage: 'Aggiornato' },
  noneAdvice: {
    id: 'staff.recent.none-advice',
    defaultMessage: 'Per il primo basta il numero di telaio: il cliente firma dal proprio telefono.',
  },
});
