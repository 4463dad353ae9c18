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
  taxCode: { id: 'account.profile.tax-code', defaultMessage: 'Codice fiscale' },
  taxCodeDoubt: {
    id: 'account.profile.tax-code-doubt',
    defaultMessage: 'Il codice fiscale non sembra corrispondere a nome, cognome o data di nascita: ricontrollalo.',
  },
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

  picture: { id: 'account.profile.picture', defaultMessage: 'Foto del profilo' },
  choosePicture: { id: 'account.profile.choose-picture', defaultMessage: 'Scegli una foto' },
  removePicture: { id: 'account.profile.remove-picture', defaultMessage: 'Togli la foto' },

  contacts: { id: 'account.profile.contacts', defaultMessage: 'Recapiti' },
  emailVerified: { id: 'account.profile.email-verified', defaultMessage: 'verificata' },
  phoneVerified: { id: 'account.profile.phone-verified', defaultMessage: 'verificato' },
  toVerify: { id: 'account.profile.to-verify', defaultMessage: 'da verificare' },
  email: { id: 'account.profile.email', defaultMessage: 'E-mail' },
  changeEmail: { id: 'account.profile.change-email', defaultMessage: 'Cambia l’e-mail' },
  newEmail: { id: 'account.profile.new-email', defaultMessage: 'Nuova e-mail' },
  newEmailHint: {
    id: 'account.profile.new-email-hint',
    defaultMessage: 'Ti inviamo un link al nuovo indirizzo. Finché non lo apri accedi con quello attuale.',
  },
  sendLink: { id: 'account.profile.send-link', defaultMessage: 'Invia il link' },
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
    defaultMessage: 'Ti inviamo un codice al nuovo numero. Finché non lo confermi resta valido quello attuale.',
  },
  phoneConfirm: { id: 'account.profile.phone-confirm', defaultMessage: 'Confermo: il numero {phone} è giusto.' },
  sendCode: { id: 'account.profile.send-code', defaultMessage: 'Invia il codice' },
  codeSent: {
    id: 'account.profile.code-sent',
    defaultMessage: 'Abbiamo inviato un codice di 6 cifre al numero {phone}.',
  },
  haveCode: { id: 'account.profile.have-code', defaultMessage: 'Ho già un codice' },
  codeInHand: {
    id: 'account.profile.code-in-hand',
    defaultMessage: 'Se hai già ricevuto un codice di 6 cifre, scrivilo qui.',
  },
  confirmPhone: { id: 'account.profile.confirm-phone', defaultMessage: 'Conferma il cellulare' },
  codeAgain: { id: 'account.profile.code-again', defaultMessage: 'Invia un altro codice' },
  codeAgainIn: { id: 'account.profile.code-again-in', defaultMessage: 'Nuovo codice tra {time}' },
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
    defaultMessage: 'Storico dei consensi ({count})',
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

  preferences: { id: 'account.profile.preferences', defaultMessage: 'Preferenze' },
  look: { id: 'account.profile.look', defaultMessage: 'Aspetto' },
  light: { id: 'account.profile.light', defaultMessage: 'Chiaro' },
  dark: { id: 'account.profile.dark', defaultMessage: 'Scuro' },
  system: { id: 'account.profile.system', defaultMessage: 'Come il sistema' },
  density: { id: 'account.profile.density', defaultMessage: 'Altezza delle righe' },
  comfortable: { id: 'account.profile.comfortable', defaultMessage: 'Normale' },
  compact: { id: 'account.profile.compact', defaultMessage: 'Compatta' },
  rows: { id: 'account.profile.rows', defaultMessage: 'Righe per pagina' },
  emailNotices: { id: 'account.profile.email-notices', defaultMessage: 'Avvisi per e-mail' },
  smsNotices: { id: 'account.profile.sms-notices', defaultMessage: 'Avvisi per SMS' },
  appNotices: { id: 'account.profile.app-notices', defaultMessage: 'Avvisi nella campanella' },

  data: { id: 'account.profile.data', defaultMessage: 'I tuoi dati' },
  exportText: {
    id: 'account.profile.export-text',
    defaultMessage: 'Una copia di tutti i tuoi dati, con i PDF dei tuoi contratti, in un file ZIP.',
  },
  exportData: { id: 'account.profile.export-data', defaultMessage: 'Scarica i tuoi dati' },
  erasureText: {
    id: 'account.profile.erasure-text',
    defaultMessage:
      'Puoi chiedere di cancellare i tuoi dati: prima di confermare leggi che cosa la legge ci fa conservare.',
  },
  askErasure: { id: 'account.profile.ask-erasure', defaultMessage: 'Cancella i tuoi dati' },
  erasureTitle: { id: 'account.profile.erasure-title', defaultMessage: 'Cancellare i tuoi dati?' },
  erasureWarning: {
    id: 'account.profile.erasure-warning',
    defaultMessage:
      'L’account si chiude subito e i contratti non ancora firmati si cancellano. Non si può tornare indietro: se ti servono, scarica prima i tuoi dati.',
  },
  erasureRefund: {
    id: 'account.profile.erasure-refund',
    defaultMessage:
      'Aspetti ancora un rimborso di {amount}, entro il {date}, per il contratto {code}. Arriva lo stesso, ma senza l’account non potrai più seguirlo qui: ti scriviamo per e-mail come chiederne notizie.',
  },
  erasureRefundLate: {
    id: 'account.profile.erasure-refund-late',
    defaultMessage:
      'Il rimborso di {amount} per il contratto {code} doveva arrivare entro il {date}. Se non c’è ancora, chiama prima il concessionario: ti spetta lo stesso, ma senza l’account non potrai più seguirlo qui. Ti scriviamo per e-mail come chiederne notizie.',
  },
  erasureKept: {
    id: 'account.profile.erasure-kept',
    defaultMessage:
      'Per il tempo previsto dalla legge conserviamo soltanto i contratti firmati, con i dati che contengono, i documenti, gli allegati, la cronologia e i messaggi, la copia del documento d’identità della firma avanzata, se ne hai fatta una, e il registro dei consensi.',
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
