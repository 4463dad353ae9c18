import { defineMessages } from 'shared-ui/intl';

/** What the parts of a dealer are called. */
export const partTitles = defineMessages({
  data: { id: 'admin.store-part.data', defaultMessage: 'Dati' },
  place: { id: 'admin.store-part.place', defaultMessage: 'Indirizzo' },
  contacts: { id: 'admin.store-part.contacts', defaultMessage: 'Contatti' },
  hours: { id: 'admin.store-part.hours', defaultMessage: 'Orari' },
  picture: { id: 'admin.store-part.picture', defaultMessage: 'Immagine' },
  payments: { id: 'admin.store-part.payments', defaultMessage: 'Pagamenti' },
  state: { id: 'admin.store-part.state', defaultMessage: 'Visibilità' },
});

/** What each part is for. */
export const partHelps = defineMessages({
  data: {
    id: 'admin.store-part.data-help',
    defaultMessage: 'Come si riconosce il dealer. Sui contratti già fatti resta il nome di allora.',
  },
  place: {
    id: 'admin.store-part.place-help',
    defaultMessage: 'Dove i clienti portano l’auto, e il punto sulla mappa del sito.',
  },
  contacts: { id: 'admin.store-part.contacts-help', defaultMessage: 'Come i clienti raggiungono il dealer.' },
  hours: {
    id: 'admin.store-part.hours-help',
    defaultMessage: 'I giorni senza orari risultano chiusi. Li cambiano anche i manager.',
  },
  picture: {
    id: 'admin.store-part.picture-help',
    defaultMessage: 'I clienti la vedono intera, senza ritagli, accanto al nome del dealer.',
  },
  payments: {
    id: 'admin.store-part.payments-help',
    defaultMessage: 'Quello che i clienti possono scegliere dopo la firma.',
  },
  state: { id: 'admin.store-part.state-help', defaultMessage: 'In linea sono i dealer con tutti e tre.' },
});

/** Each part's own button. */
export const partSaves = defineMessages({
  data: { id: 'admin.store-part.data-save', defaultMessage: 'Salva i dati' },
  place: { id: 'admin.store-part.place-save', defaultMessage: 'Salva l’indirizzo' },
  contacts: { id: 'admin.store-part.contacts-save', defaultMessage: 'Salva i contatti' },
  hours: { id: 'admin.store-part.hours-save', defaultMessage: 'Salva gli orari' },
  picture: { id: 'admin.store-part.picture-save', defaultMessage: 'Salva l’immagine' },
  payments: { id: 'admin.store-part.payments-save', defaultMessage: 'Salva i pagamenti' },
  state: { id: 'admin.store-part.state-save', defaultMessage: 'Salva lo stato' },
});
