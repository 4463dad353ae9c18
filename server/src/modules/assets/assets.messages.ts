import { defineMessages } from '../../platform/i18n';

export const assetMessages = defineMessages({
  gone: { id: 'server.assets.gone', defaultMessage: 'Questa immagine non c’è più: scegline un’altra.' },
  saved: { id: 'server.assets.saved', defaultMessage: 'Immagine caricata.' },
  unreadable: {
    id: 'server.assets.unreadable',
    defaultMessage: 'L’immagine non si legge: forse è rovinata. Prova con un’altra.',
  },
  pdfUnreadable: {
    id: 'server.assets.pdf-unreadable',
    defaultMessage: 'Il PDF non si legge: è rovinato o protetto da una password. Prova con un altro.',
  },
  pdfActive: {
    id: 'server.assets.pdf-active',
    defaultMessage: 'Il PDF contiene programmi o altri file: stampalo di nuovo in PDF e carica quello.',
  },
  tooManyPixels: {
    id: 'server.assets.too-many-pixels',
    defaultMessage: 'L’immagine è troppo grande: al massimo {max, number} milioni di punti.',
  },
  tooManyPictures: {
    id: 'server.assets.too-many-pictures',
    defaultMessage: 'Hai già caricato {max} immagini: scegline una tra quelle.',
  },
});
