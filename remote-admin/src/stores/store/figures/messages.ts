import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.store-figures.title', defaultMessage: 'Andamento' },
  help: {
    id: 'admin.store-figures.help',
    defaultMessage: 'Numero di contratti creati e somma dei loro totali.',
  },
  weekly: { id: 'admin.store-figures.week', defaultMessage: 'Questa settimana' },
  last_week: { id: 'admin.store-figures.last-week', defaultMessage: 'Settimana scorsa' },
  monthly: { id: 'admin.store-figures.month', defaultMessage: 'Questo mese' },
  last_month: { id: 'admin.store-figures.last-month', defaultMessage: 'Mese scorso' },
  unit: { id: 'admin.store-figures.unit', defaultMessage: '{count, plural, one {contratto} other {contratti}}' },
  all: { id: 'admin.store-figures.all', defaultMessage: 'Tutte le statistiche' },
  contracts: { id: 'admin.store-figures.contracts', defaultMessage: 'Tutti i suoi contratti' },
  loading: { id: 'admin.store-figures.loading', defaultMessage: 'Caricamento dei numeri' },
});
