import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'ui.summary.title', defaultMessage: 'Riepilogo' },
  change: { id: 'ui.summary.change', defaultMessage: 'Cambia' },
  price: { id: 'ui.summary.price', defaultMessage: 'Prezzo' },
  discount: { id: 'ui.summary.discount', defaultMessage: 'Sconto' },
  total: { id: 'ui.summary.total', defaultMessage: 'Totale' },
  tax: { id: 'ui.summary.tax', defaultMessage: 'di cui IVA {rate}' },
  totalTaxed: { id: 'ui.summary.total-taxed', defaultMessage: 'Totale con IVA' },
  loading: { id: 'ui.summary.loading', defaultMessage: 'Caricamento del riepilogo' },
});
