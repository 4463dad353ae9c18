import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  destroy: { id: 'admin.store-deeds.destroy', defaultMessage: 'Elimina il dealer' },
  destroyTitle: { id: 'admin.store-deeds.destroy-title', defaultMessage: 'Eliminare {name}?' },
  destroyText: {
    id: 'admin.store-deeds.destroy-text',
    defaultMessage:
      'Sparisce dagli elenchi e dal sito, e chi ci lavora non lo vede più. I contratti già conclusi restano. Non si può annullare.',
  },
  neededTitle: { id: 'admin.store-deeds.needed-title', defaultMessage: '{name} non si può ancora eliminare' },
  neededText: {
    id: 'admin.store-deeds.needed-text',
    defaultMessage:
      '{count, plural, one {Un contratto ha} other {{count, number} contratti hanno}} ancora bisogno di questo dealer: {count, plural, one {va spostato} other {vanno spostati}} su un altro dealer, oppure si attende {count, plural, one {la sua} other {la loro}} fine. Intanto il dealer si può togliere dal sito: chi ci lavora continua a seguire i contratti.',
  },
  takeOffSite: { id: 'admin.store-deeds.take-off-site', defaultMessage: 'Togli dal sito' },
  understood: { id: 'admin.store-deeds.understood', defaultMessage: 'Ho capito' },
  itsContracts: { id: 'admin.store-deeds.its-contracts', defaultMessage: 'Vedi i suoi contratti' },
  stale: {
    id: 'admin.store-deeds.stale',
    defaultMessage: 'Nel frattempo qualcun altro ha modificato questo dealer: chiudere, controllare e riprovare.',
  },
});
