import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  yes: { id: 'admin.store-form.yes', defaultMessage: 'Sì' },
  no: { id: 'admin.store-form.no', defaultMessage: 'No' },
  choose: { id: 'admin.store-form.choose', defaultMessage: 'Scegli' },
  codeHint: { id: 'admin.store-form.code-hint', defaultMessage: 'Breve e unico: lo usano anche le importazioni.' },
  associationHint: {
    id: 'admin.store-form.association-hint',
    defaultMessage: 'Quello della rete o del marchio, se c’è.',
  },
  websiteHint: { id: 'admin.store-form.website-hint', defaultMessage: 'Per esempio autocentro.it' },
  pointHint: {
    id: 'admin.store-form.point-hint',
    defaultMessage: 'In gradi, per esempio 45,4937. Si può incollare «45.4937, 9.2573» in una volta.',
  },
  noPoint: {
    id: 'admin.store-form.no-point',
    defaultMessage: 'Senza un punto il dealer non sta sulla mappa, e nella ricerca per distanza viene dopo gli altri.',
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
