import { defineMessages } from '../../platform/i18n';

export const storeMessages = defineMessages({
  gone: { id: 'server.stores.gone', defaultMessage: 'Questo concessionario non è più disponibile: scegline un altro.' },
  saved: { id: 'server.stores.saved', defaultMessage: 'Dati del dealer salvati.' },
  created: { id: 'server.stores.created', defaultMessage: 'Dealer creato.' },
  codeTaken: { id: 'server.stores.code-taken', defaultMessage: 'Un altro dealer ha già questo codice.' },
  liveContracts: {
    id: 'server.stores.live-contracts',
    defaultMessage:
      '{count, plural, one {Un contratto ha} other {{count, number} contratti hanno}} ancora bisogno di questo dealer, quindi non si può eliminare. Si possono disattivare la vendita online e la visibilità, poi spostare {count, plural, one {il contratto} other {i contratti}} su un altro dealer, oppure attendere che la copertura finisca e che richieste e rimborsi siano chiusi.',
  },
  provinceRemedy: { id: 'server.stores.province-remedy', defaultMessage: 'Due lettere, per esempio MI.' },
  countryRemedy: { id: 'server.stores.country-remedy', defaultMessage: 'Due lettere, per esempio IT.' },
  phoneZero: {
    id: 'server.stores.phone-zero',
    defaultMessage: 'A questo numero può mancare lo zero iniziale, che Excel toglie ai numeri di telefono.',
  },
  phoneRemedy: {
    id: 'server.stores.phone-remedy',
    defaultMessage: 'Per esempio 011 1234567, oppure con il prefisso +39.',
  },
  imported: {
    id: 'server.stores.imported',
    defaultMessage:
      'Importazione eseguita: {create, plural, =0 {nessun dealer nuovo} one {un dealer nuovo} other {{create, number} dealer nuovi}}, {update, plural, =0 {nessuno cambiato} one {uno cambiato} other {{update, number} cambiati}}, {unchanged, plural, =0 {nessuno uguale} one {uno uguale} other {{unchanged, number} uguali}}.',
  },
  managerAttached: { id: 'server.stores.manager-attached', defaultMessage: 'Il dealer è affidato a questa persona.' },
  managerDetached: {
    id: 'server.stores.manager-detached',
    defaultMessage: 'Questa persona non lavora più per il dealer.',
  },
  personUnknown: { id: 'server.stores.person-unknown', defaultMessage: 'Questa persona non c’è: sceglierne un’altra.' },
  personDisabled: {
    id: 'server.stores.person-disabled',
    defaultMessage: 'L’account di questa persona è disattivato: riattivarlo prima di affidarle un dealer.',
  },
  ownRoles: {
    id: 'server.stores.own-roles',
    defaultMessage: 'Nessuno può cambiare i propri ruoli: chiedere a un altro operatore.',
  },
  attachedAlready: { id: 'server.stores.attached-already', defaultMessage: 'Questa persona lavora già per il dealer.' },
  notAttached: { id: 'server.stores.not-attached', defaultMessage: 'Questa persona non lavora per il dealer.' },
  lastManager: {
    id: 'server.stores.last-manager',
    defaultMessage:
      'È l’unica persona responsabile di un dealer che vende online: collegarne prima un’altra con un account attivo, oppure spegnere «Vendita online».',
  },
  payAtStore: { id: 'server.stores.pay.store', defaultMessage: 'In concessionaria' },
  payAtStoreExcerpt: {
    id: 'server.stores.pay.store-excerpt',
    defaultMessage: 'Paghi di persona, allo sportello del concessionario.',
  },
  payByTransfer: { id: 'server.stores.pay.transfer', defaultMessage: 'Bonifico' },
  payByTransferExcerpt: {
    id: 'server.stores.pay.transfer-excerpt',
    defaultMessage: 'Ricevi IBAN e causale, con il codice QR da inquadrare nell’app della banca.',
  },
  payByCard: { id: 'server.stores.pay.card', defaultMessage: 'Carta' },
  payByCardExcerpt: {
    id: 'server.stores.pay.card-excerpt',
    defaultMessage: 'Paghi subito, sulla pagina protetta del gestore dei pagamenti.',
  },
});
