import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  price: { id: 'desk.amounts.price', defaultMessage: 'Prezzo' },
  fee: { id: 'desk.amounts.fee', defaultMessage: 'Canone' },
  discount: { id: 'desk.amounts.discount', defaultMessage: 'Sconto' },
  net: { id: 'desk.amounts.net', defaultMessage: 'Imponibile' },
  tax: { id: 'desk.amounts.tax', defaultMessage: 'IVA {rate}' },
  total: { id: 'desk.amounts.total', defaultMessage: 'Totale' },
});
