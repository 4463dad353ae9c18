import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'account.profile.title', defaultMessage: 'Dati e consensi' },
  lead: {
    id: 'account.profile.lead',
    defaultMessage: 'I tuoi dati compilano i nuovi contratti; quelli già fatti restano come li hai firmati.',
  },

  person: { id: 'account.profile.person', defaultMessage: 'Chi sei' },
  firstname: { id: 'account.profile.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'account.profile.lastname', defaultMessage: 'Cognome' },
  birthday: { id: 'account.profile.birthday', defaultMessage: 'Data di nascita' },
  street: { id: 'account.profile.street', defaultMessage: 'Via e numero civico' },
  addressInfo: { id: 'account.profile.address-info', defaultMessage: 'Scala, interno' },
  zip: { id: 'account.profile.zip', defaultMessage: 'CAP' },
  city: { id: 'account.profile.city', defaultMessage: 'Comune' },
  province: { id: 'account.profile.province', defaultMessage: 'Provincia' },
  choose: { id: 'account.profile.choose', defaultMessage: 'Scegli' },
  zipElsewhere: {
    id: 'account.profile.zip-elsewhere',
    defaultMessage: 'Di solito non è in provincia di {province}: controlla.',
  },
  save: { id: 'account.profile.save', defaultMessage: 'Salva' },
  undo: { id: 'account.profile.undo', defaultMessage: 'Annulla le modifiche' },

  picture: { id: 'account.profile.picture', defaultMessage: 'Immagine' },
  choosePicture: { id: 'account.profile.choose-picture', defaultMessage: 'Scegli un’immagine' },
  removePicture: { id: 'account.profile.remove-picture', defaultMessage: 'Togli l’immagine' },

  contacts: { id: 'account.profile.contacts', defaultMessage: 'Recapiti' },
  verified: { id: 'account.profile.verified', defaultMessage: 'verificato' },
  toVerify: { id: 'account.profile.to-verify', defaultMessage: 'da verificare' },
  email: { id: 'account.profile.email', defaultMessage: 'E-mail' },
  changeEmail: { id: 'account.profile.change-email', defaultMessage: 'Cambia l’e-mail' },
  newEmail: { id: 'account.profile.new-email', defaultMessage: 'Nuova e-mail' },
  newEmailHint: {
    id: 'account.profile.new-email-hint',
    defaultMessage: 'Le mandiamo un link: finché non lo apri accedi con quella di prima.',
  },
  sendLink: { id: 'account.profile.send-link', defaultMessage: 'Manda il link' },
  emailSent: {
    id: 'account.profile.email-sent',
    defaultMessage: 'Abbiamo scritto a {email}: apri il link per confermare la nuova e-mail.',
  },
  phone: { id: 'account.profile.phone', defaultMessage: 'Cellulare' },
  noPhone: { id: 'account.profile.no-phone', defaultMessage: 'Nessun cellulare' },
  changePhone: { id: 'account.profile.change-phone', defaultMessage: 'Cambia il cellulare' },
  addPhone: { id: 'account.profile.add-phone', defaultMessage: 'Aggiungi il cellulare' },
  newPhone: { id: 'account.profile.new-phone', defaultMessage: 'Nuovo cellulare' },
  newPhoneHint: {
    id: 'account.profile.new-phone-hint',
    defaultMessage: 'Gli mandiamo un codice: finché non lo scrivi vale il numero di prima.',
  },
  phoneConfirm: { id: 'account.profile.phone-confirm', defaultMessage: 'Confermo: il numero {phone} è giusto.' },
  sendCode: { id: 'account.profile.send-code', defaultMessage: 'Manda il codice' },
  codeSent: {
    id: 'account.profile.code-sent',
    defaultMessage: 'Abbiamo inviato un codice di 6 cifre al numero {phone}.',
  },
  confirmPhone: { id: 'account.profile.confirm-phone', defaultMessage: 'Conferma il cellulare' },
  otherNumber: { id: 'account.profile.other-number', defaultMessage: 'Usa un altro numero' },

  consents: { id: 'account.profile.consents', defaultMessage: 'Consensi' },
  consentsLoading: { id: 'account.profile.consents-loading', defaultMessage: 'Carico i consensi' },
  general: { id: 'account.profile.general', defaultMessage: 'Informativa sulla privacy letta' },
  marketing: { id: 'account.profile.marketing', defaultMessage: 'Offerte e novità da CarCare per e-mail e SMS' },
  survey: { id: 'account.profile.survey', defaultMessage: 'Sondaggi sulla qualità del servizio' },
  consentsNote: {
    id: 'account.profile.consents-note',
    defaultMessage: 'Sono facoltativi: cambiano subito, e i tuoi contratti restano come sono.',
  },
  history: {
    id: 'account.profile.history',
    defaultMessage: '{count, plural, one {Una scelta registrata} other {# scelte registrate}}',
  },
  given: {
    id: 'account.profile.given',
    defaultMessage: '{at}: {what}, sì ({source}, testo {version})',
  },
  revoked: {
    id: 'account.profile.revoked',
    defaultMessage: '{at}: {what}, no ({source}, testo {version})',
  },
  fromContract: { id: 'account.profile.from-contract', defaultMessage: 'da un contratto' },
  fromAccount: { id: 'account.profile.from-account', defaultMessage: 'da questa pagina' },
  fromAdmin: { id: 'account.profile.from-admin', defaultMessage: 'dall’assistenza' },

  data: { id: 'account.profile.data', defaultMessage: 'I tuoi dati' },
  exportText: {
    id: 'account.profile.export-text',
    defaultMessage: 'Tutto quello che sappiamo di te, con i PDF dei tuoi contratti, in un file ZIP.',
  },
  exportData: { id: 'account.profile.export-data', defaultMessage: 'Scarica i tuoi dati' },
  erasureText: {
    id: 'account.profile.erasure-text',
    defaultMessage: 'Puoi chiedere di cancellare i tuoi dati: ti diremo che cosa la legge ci fa conservare.',
  },
  askErasure: { id: 'account.profile.ask-erasure', defaultMessage: 'Cancella i tuoi dati' },
  erasureTitle: { id: 'account.profile.erasure-title', defaultMessage: 'Cancellare i tuoi dati?' },
  erasureWarning: {
    id: 'account.profile.erasure-warning',
    defaultMessage:
      'L’account si chiude subito e i contratti non ancora firmati finiscono. Non si può tornare indietro: se ti servono, scarica prima i tuoi dati.',
  },
  password: { id: 'account.profile.password', defaultMessage: 'Password' },
  cancel: { id: 'account.profile.cancel', defaultMessage: 'Annulla' },
  erase: { id: 'account.profile.erase', defaultMessage: 'Cancella i miei dati' },
  erased: { id: 'account.profile.erased', defaultMessage: 'Abbiamo cancellato i tuoi dati' },
  nothingKept: { id: 'account.profile.nothing-kept', defaultMessage: 'Non resta nulla di te nei nostri archivi.' },
  keptByLaw: { id: 'account.profile.kept-by-law', defaultMessage: 'La legge ci fa conservare soltanto:' },
  keptRow: { id: 'account.profile.kept-row', defaultMessage: '{what} ({law})' },
  keptRowUntil: { id: 'account.profile.kept-row-until', defaultMessage: '{what}, fino al {until} ({law})' },
  leave: { id: 'account.profile.leave', defaultMessage: 'Esci' },
});
