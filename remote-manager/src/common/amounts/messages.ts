import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  price: { id: 'manager.amounts.price', defaultMessage: 'Prezzo' },
  fee: { id: 'manager.amounts.fee', defaultMessage: 'Canone' },
  discount: { id: 'manager.amounts.discount', defaultMessage: 'Sconto' },
  net: { id: 'manager.amounts.net', defaultMessage: 'Imponibile' },
  tax: { id: 'manager.amounts.tax', defaultMessage: 'IVA {rate}' },
  total: { id: 'manager.amounts.total', defaultMessage: 'Totale' },
});
