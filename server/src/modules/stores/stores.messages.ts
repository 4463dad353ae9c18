import { defineMessages } from '../../platform/i18n';

export const storeMessages = defineMessages({
  gone: { id: 'server.stores.gone', defaultMessage: 'Questo concessionario non è più disponibile: scegline un altro.' },
  saved: { id: 'server.stores.saved', defaultMessage: 'Dati del dealer salvati.' },
  pictureGone: {
    id: 'server.stores.picture-gone',
    defaultMessage: 'Questa immagine non c’è più: scegline un’altra.',
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
