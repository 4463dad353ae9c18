import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  destroy: { id: 'admin.store-actions.destroy', defaultMessage: 'Elimina il dealer' },
  destroyTitle: { id: 'admin.store-actions.destroy-title', defaultMessage: 'Eliminare {name}?' },
  destroyText: {
    id: 'admin.store-actions.destroy-text',
    defaultMessage:
      'Sparisce dagli elenchi e dal sito, e chi ci lavora non lo vede più. I contratti già conclusi restano. Non si può annullare.',
  },
  neededTitle: { id: 'admin.store-actions.needed-title', defaultMessage: '{name} non si può ancora eliminare' },
  neededText: {
    id: 'admin.store-actions.needed-text',
    defaultMessage:
      '{count, plural, one {Un contratto ha} other {{count, number} contratti hanno}} ancora bisogno di questo dealer: {count, plural, one {va spostato} other {vanno spostati}} su un altro dealer, ciascuno con Modifica sulla sua pagina, oppure si attende {count, plural, one {la sua} other {la loro}} fine. Intanto il dealer si può togliere dal sito: chi ci lavora continua a seguire i contratti.',
  },
  takeOffSite: { id: 'admin.store-actions.take-off-site', defaultMessage: 'Togli dal sito' },
  understood: { id: 'admin.store-actions.understood', defaultMessage: 'Ho capito' },
  itsContracts: { id: 'admin.store-actions.its-contracts', defaultMessage: 'Vedi tutti i suoi contratti' },
  stale: {
    id: 'admin.store-actions.stale',
    defaultMessage: 'Nel frattempo qualcun altro ha modificato questo dealer: chiudere, controllare e riprovare.',
  },
});
