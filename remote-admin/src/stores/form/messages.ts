import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  yes: { id: 'admin.store-form.yes', defaultMessage: 'Sì' },
  no: { id: 'admin.store-form.no', defaultMessage: 'No' },
  methodForCustomers: { id: 'admin.store-form.method-for-customers', defaultMessage: 'Il cliente legge: «{text}»' },
  noProvider: {
    id: 'admin.store-form.no-provider',
    defaultMessage:
      'Ai clienti non si offre: manca il gestore dei pagamenti con carta. La pagina Sistema dice come collegarlo.',
  },
  choose: { id: 'admin.store-form.choose', defaultMessage: 'Scegliere' },
  codeHint: { id: 'admin.store-form.code-hint', defaultMessage: 'Breve e unico: lo usano anche le importazioni.' },
  associationHint: {
    id: 'admin.store-form.association-hint',
    defaultMessage: 'Quello della rete o del marchio, se c’è.',
  },
  websiteHint: { id: 'admin.store-form.website-hint', defaultMessage: 'Per esempio autocentro.it' },
  zipElsewhere: {
    id: 'admin.store-form.zip-elsewhere',
    defaultMessage: '{zip} di solito non è in provincia di {province}: controllare; se è giusto si può salvare.',
  },
  comuneElsewhere: {
    id: 'admin.store-form.comune-elsewhere',
    defaultMessage: '{zip} è di {comuni}: controllare; se è giusto si può salvare.',
  },
  pointHint: {
    id: 'admin.store-form.point-hint',
    defaultMessage: 'In gradi, per esempio 45,4937. Si può incollare «45.4937, 9.2573» in una volta.',
  },
  noPoint: {
    id: 'admin.store-form.no-point',
    defaultMessage: 'Senza un punto il dealer non sta sulla mappa e non può vendere online.',
  },
  outside: { id: 'admin.store-form.outside', defaultMessage: 'Questo punto è fuori dall’Italia.' },
  streetMap: { id: 'admin.store-form.street-map', defaultMessage: 'Controlla sulla mappa stradale' },
  methods: { id: 'admin.store-form.methods', defaultMessage: 'Modi di pagare offerti ai clienti' },
  ibanHint: {
    id: 'admin.store-form.iban-hint',
    defaultMessage: 'Dove arrivano i bonifici dei clienti di questo dealer.',
  },
  activeHint: {
    id: 'admin.store-form.active-hint',
    defaultMessage: 'Da spento non riceve contratti nuovi; quelli che ci sono vanno avanti.',
  },
  onlineHint: {
    id: 'admin.store-form.online-hint',
    defaultMessage: 'I clienti lo possono scegliere e firmare dal sito.',
  },
  onlineLater: {
    id: 'admin.store-form.online-later',
    defaultMessage: 'Si attiva sulla pagina del dealer, dopo averlo creato e aver collegato almeno un manager.',
  },
  visibleHint: {
    id: 'admin.store-form.visible-hint',
    defaultMessage: 'Compare negli elenchi e sulla mappa del sito.',
  },
});

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
