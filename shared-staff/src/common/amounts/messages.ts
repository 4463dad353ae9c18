import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  price: { id: 'staff.amounts.price', defaultMessage: 'Prezzo' },
  fee: { id: 'staff.amounts.fee', defaultMessage: 'Canone' },
  discount: { id: 'staff.amounts.discount', defaultMessage: 'Sconto' },
  net: { id: 'staff.amounts.net', defaultMessage: 'Imponibile' },
  tax: { id: 'staff.amounts.tax', defaultMessage: 'IVA {rate}' },
  total: { id: 'staff.amounts.total', defaultMessage: 'Totale' },
});
