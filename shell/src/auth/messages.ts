import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'shell.auth.title', defaultMessage: 'Accedi' },
  lead: { id: 'shell.auth.lead', defaultMessage: 'Per vedere i tuoi contratti, firmarli e pagarli.' },
  staffLead: { id: 'shell.auth.staffLead', defaultMessage: 'Per lavorare con contratti, dealer e pacchetti.' },
  email: { id: 'shell.auth.email', defaultMessage: 'E-mail' },
  password: { id: 'shell.auth.password', defaultMessage: 'Password' },
  forgot: { id: 'shell.auth.forgot', defaultMessage: 'Password dimenticata?' },
  submit: { id: 'shell.auth.submit', defaultMessage: 'Accedi' },
  noAccount: {
    id: 'shell.auth.noAccount',
    defaultMessage: 'Non hai un account? Lo creiamo noi quando firmi il primo contratto. {link}',
  },
  findCar: { id: 'shell.auth.findCar', defaultMessage: 'Cerca la tua auto' },
  codeBySms: { id: 'shell.auth.codeBySms', defaultMessage: 'Abbiamo inviato un codice di 6 cifre al tuo cellulare.' },
  codeByApp: {
    id: 'shell.auth.codeByApp',
    defaultMessage: 'Scrivi il codice di 6 cifre della tua app di autenticazione.',
  },
  haveCode: { id: 'shell.auth.haveCode', defaultMessage: 'Ho già un codice' },
  codeInHand: {
    id: 'shell.auth.codeInHand',
    defaultMessage: 'Se hai già ricevuto un codice di 6 cifre, scrivilo qui.',
  },
  resendCode: { id: 'shell.auth.resendCode', defaultMessage: 'Invia un altro codice' },
  codeResent: { id: 'shell.auth.codeResent', defaultMessage: 'Il codice è partito: vale quello dell’ultimo SMS.' },
  spareCode: { id: 'shell.auth.spareCode', defaultMessage: 'Codice di riserva' },
  spareCodeLead: {
    id: 'shell.auth.spareCodeLead',
    defaultMessage: 'Scrivi uno dei codici di riserva che hai conservato: ognuno vale una volta.',
  },
  useSpareCode: { id: 'shell.auth.useSpareCode', defaultMessage: 'Usa un codice di riserva' },
  useUsualCode: { id: 'shell.auth.useUsualCode', defaultMessage: 'Usa il codice di 6 cifre' },
  code: { id: 'shell.auth.code', defaultMessage: 'Codice' },
  or: { id: 'shell.auth.or', defaultMessage: 'oppure' },
  withPasskey: { id: 'shell.auth.withPasskey', defaultMessage: 'Accedi con una passkey' },
  stepByPasskey: { id: 'shell.auth.stepByPasskey', defaultMessage: 'Usa la passkey' },
  stepIsPasskey: {
    id: 'shell.auth.stepIsPasskey',
    defaultMessage: 'Dopo la password serve la tua passkey: impronta, viso, PIN o chiave di sicurezza.',
  },
  passkeyElsewhere: {
    id: 'shell.auth.passkeyElsewhere',
    defaultMessage: 'A questo indirizzo il browser non può usare passkey: apri CarCare dal suo nome, con https.',
  },
  passkeyNone: {
    id: 'shell.auth.passkeyNone',
    defaultMessage:
      'Nessuna passkey è stata usata. Se su questo dispositivo non ne hai una di CarCare, usa la password.',
  },
  passkeyFailed: {
    id: 'shell.auth.passkeyFailed',
    defaultMessage: 'Il browser non riesce a usare la passkey: riprova, oppure usa la password.',
  },
  confirm: { id: 'shell.auth.confirm', defaultMessage: 'Conferma' },
  back: { id: 'shell.auth.back', defaultMessage: 'Torna indietro' },
  forgotTitle: { id: 'shell.auth.forgotTitle', defaultMessage: 'Password dimenticata?' },
  forgotLead: {
    id: 'shell.auth.forgotLead',
    defaultMessage: 'Scrivi la tua e-mail: ti inviamo un link per sceglierne una nuova. Vale 30 minuti.',
  },
  sendLink: { id: 'shell.auth.sendLink', defaultMessage: 'Invia il link' },
  linkSent: {
    id: 'shell.auth.linkSent',
    defaultMessage: 'Se l’indirizzo ha un account, il link è in arrivo. Controlla anche la posta indesiderata.',
  },
  backToSignIn: { id: 'shell.auth.backToSignIn', defaultMessage: 'Torna all’accesso' },
  overTitle: { id: 'shell.auth.overTitle', defaultMessage: 'La sessione è finita' },
  overLead: {
    id: 'shell.auth.overLead',
    defaultMessage: 'Accedi di nuovo per continuare: quello che hai scritto è ancora qui.',
  },
  overOther: {
    id: 'shell.auth.overOther',
    defaultMessage: 'Con un altro account la pagina si chiude e quello che hai scritto va perso.',
  },
  identityTitle: { id: 'shell.auth.identityTitle', defaultMessage: 'Conferma che sei tu' },
  identityLead: {
    id: 'shell.auth.identityLead',
    defaultMessage: 'Per questa operazione serve una conferma. Poi si continua da qui.',
  },
  proveByCode: { id: 'shell.auth.proveByCode', defaultMessage: 'Usa il codice dell’app' },
  proveBySms: { id: 'shell.auth.proveBySms', defaultMessage: 'Ricevi un codice per SMS' },
  proveByPassword: { id: 'shell.auth.proveByPassword', defaultMessage: 'Usa la password' },
  otherUser: { id: 'shell.auth.otherUser', defaultMessage: 'Cambia utente' },
});
