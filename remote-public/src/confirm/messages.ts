import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.confirm.title', defaultMessage: 'I tuoi dati' },
  lead: {
    id: 'public.confirm.lead',
    defaultMessage: 'Servono per il contratto. Nella pagina dopo lo leggi per intero, prima di firmare.',
  },
  who: { id: 'public.confirm.who', defaultMessage: 'Chi firma' },
  firstname: { id: 'public.confirm.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'public.confirm.lastname', defaultMessage: 'Cognome' },
  email: { id: 'public.confirm.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'public.confirm.email-hint', defaultMessage: 'Ti inviamo il contratto firmato.' },
  phone: { id: 'public.confirm.phone', defaultMessage: 'Cellulare' },
  taxCode: { id: 'public.confirm.tax-code', defaultMessage: 'Codice fiscale' },
  taxCodeHint: {
    id: 'public.confirm.tax-code-hint',
    defaultMessage: 'Lo riporta il contratto. Se non ne hai uno, lascia vuoto.',
  },
  taxCodeDoubt: {
    id: 'public.confirm.tax-code-doubt',
    defaultMessage: 'Non sembra il codice fiscale di {name}: ricontrollalo. Se è giusto, vai avanti.',
  },
  phoneHint: { id: 'public.confirm.phone-hint', defaultMessage: 'Qui arriva il codice per firmare.' },
  phoneConfirm: { id: 'public.confirm.phone-confirm', defaultMessage: 'Confermo: il numero {phone} è giusto.' },
  address: { id: 'public.confirm.address', defaultMessage: 'Indirizzo' },
  street: { id: 'public.confirm.street', defaultMessage: 'Via e numero civico' },
  addressInfo: { id: 'public.confirm.address-info', defaultMessage: 'Scala, interno' },
  zip: { id: 'public.confirm.zip', defaultMessage: 'CAP' },
  city: { id: 'public.confirm.city', defaultMessage: 'Comune' },
  province: { id: 'public.confirm.province', defaultMessage: 'Provincia' },
  choose: { id: 'public.confirm.choose', defaultMessage: 'Scegli' },
  zipElsewhere: {
    id: 'public.confirm.zip-elsewhere',
    defaultMessage: '{zip} di solito non è in provincia di {province}: controlla, e se è giusto vai avanti.',
  },
  comuneElsewhere: {
    id: 'public.confirm.comune-elsewhere',
    defaultMessage: '{zip} è di {comuni}: controlla, e se è giusto vai avanti.',
  },
  privacy: { id: 'public.confirm.privacy', defaultMessage: 'Privacy' },
  general: {
    id: 'public.confirm.general',
    defaultMessage: 'Ho letto l’<a>informativa sulla privacy</a>. <s>Necessario per il contratto</s>',
  },
  marketing: {
    id: 'public.confirm.marketing',
    defaultMessage: 'Voglio ricevere offerte e novità da CarCare per e-mail e SMS. <s>Facoltativo</s>',
  },
  survey: {
    id: 'public.confirm.survey',
    defaultMessage: 'Accetto di rispondere a sondaggi sulla qualità del servizio. <s>Facoltativo</s>',
  },
  consentNote: {
    id: 'public.confirm.consent-note',
    defaultMessage: 'I consensi facoltativi si tolgono quando vuoi, dal profilo del tuo account o scrivendo a {email}.',
  },
  next: { id: 'public.confirm.next', defaultMessage: 'Leggi il contratto' },
  nextNote: { id: 'public.confirm.next-note', defaultMessage: 'Prima di firmare lo vedi per intero.' },
  goingOn: {
    id: 'public.confirm.going-on',
    defaultMessage:
      'Stai andando avanti con il contratto {code}, già cominciato: i dati nuovi prendono il posto dei vecchi.',
  },
  accountTitle: { id: 'public.confirm.account-title', defaultMessage: 'Hai già un account?' },
  accountText: {
    id: 'public.confirm.account-text',
    defaultMessage: 'Accedi qui: compiliamo noi i tuoi dati, senza lasciare la pagina.',
  },
  accountOpen: { id: 'public.confirm.account-open', defaultMessage: 'Accedi qui' },
  signedIn: {
    id: 'public.confirm.signed-in',
    defaultMessage: 'Hai fatto l’accesso: abbiamo compilato i campi che erano vuoti con i tuoi dati.',
  },
  password: { id: 'public.confirm.password', defaultMessage: 'Password' },
  signIn: { id: 'public.confirm.sign-in', defaultMessage: 'Accedi' },
  forgot: { id: 'public.confirm.forgot', defaultMessage: 'Password dimenticata?' },
  secondStep: { id: 'public.confirm.second-step', defaultMessage: 'Codice di accesso' },
  secondStepSms: {
    id: 'public.confirm.second-step-sms',
    defaultMessage: 'Abbiamo inviato un codice di 6 cifre al tuo telefono.',
  },
  spareCode: { id: 'public.confirm.spare-code', defaultMessage: 'Codice di riserva' },
  spareCodeLead: {
    id: 'public.confirm.spare-code-lead',
    defaultMessage: 'Scrivi uno dei codici di riserva che hai conservato: ognuno vale una volta.',
  },
  useSpareCode: { id: 'public.confirm.use-spare-code', defaultMessage: 'Usa un codice di riserva' },
  useUsualCode: { id: 'public.confirm.use-usual-code', defaultMessage: 'Usa il codice di 6 cifre' },
  haveCode: { id: 'public.confirm.have-code', defaultMessage: 'Ho già un codice' },
  codeInHand: {
    id: 'public.confirm.code-in-hand',
    defaultMessage: 'Se hai già ricevuto un codice di 6 cifre, scrivilo qui.',
  },
  secondStepTotp: {
    id: 'public.confirm.second-step-totp',
    defaultMessage: 'Scrivi il codice di 6 cifre che mostra la tua app.',
  },
  passkeyOnly: {
    id: 'public.confirm.passkey-only',
    defaultMessage: 'Questo account accede con la passkey: <a>vai all’accesso</a>, poi torni qui.',
  },
  changedMeanwhile: {
    id: 'public.confirm.changed-meanwhile',
    defaultMessage:
      'Nel frattempo il contratto è stato modificato, forse dal concessionario, e non abbiamo salvato niente. Controlla i dati di queste pagine: se vanno bene, premi di nuovo «Leggi il contratto».',
  },
  changedMeanwhileTo: {
    id: 'public.confirm.changed-meanwhile-to',
    defaultMessage:
      'Nel frattempo il contratto è stato modificato, forse dal concessionario, e non abbiamo salvato niente. Adesso c’è scritto: {written}. Qui sotto c’è ancora quello che hai scritto tu: se va bene, premi di nuovo «Leggi il contratto».',
  },
  writtenThere: {
    id: 'public.confirm.written-there',
    defaultMessage: '{field} «{written}»',
  },
  secondStepBack: { id: 'public.confirm.second-step-back', defaultMessage: 'Torna indietro' },
  credentialsMissing: { id: 'public.confirm.credentials-missing', defaultMessage: 'Scrivi e-mail e password.' },
});
