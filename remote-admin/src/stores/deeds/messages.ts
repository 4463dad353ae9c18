import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  destroy: { id: 'admin.store-deeds.destroy', defaultMessage: 'Elimina il dealer' },
  destroyTitle: { id: 'admin.store-deeds.destroy-title', defaultMessage: 'Eliminare {name}?' },
  destroyText: {
    id: 'admin.store-deeds.destroy-text',
    defaultMessage:
      'Sparisce dagli elenchi e dal sito, e chi ci lavora non lo vede più. I contratti già conclusi restano. Non si può annullare.',
  },
  itsContracts: { id: 'admin.store-deeds.its-contracts', defaultMessage: 'Vedi i suoi contratti' },
  stale: {
    id: 'admin.store-deeds.stale',
    defaultMessage: 'Nel frattempo qualcun altro ha modificato questo dealer: chiudere, controllare e riprovare.',
  },
});
