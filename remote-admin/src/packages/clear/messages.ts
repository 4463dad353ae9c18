import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.packages.clear.title', defaultMessage: 'Cancellare tutti i pacchetti?' },
  warning: {
    id: 'admin.packages.clear.warning',
    defaultMessage:
      'Spariscono dal sito e dai dealer, di tutti i tipi, e non si può annullare. I contratti già fatti conservano la loro copia.',
  },
  confirm: { id: 'admin.packages.clear.confirm', defaultMessage: 'Cancella tutti' },
});
