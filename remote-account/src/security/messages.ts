import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'account.security.title', defaultMessage: 'Accesso e sessioni' },
  lead: { id: 'account.security.lead', defaultMessage: 'Password, verifica in due passaggi e dispositivi collegati.' },

  emailWaits: {
    id: 'account.security.email-waits',
    defaultMessage:
      'È stato chiesto di cambiare l’e-mail dell’account: conferma e da quel momento accederai con la nuova.',
  },
  emailWaitsNamed: {
    id: 'account.security.email-waits-named',
    defaultMessage:
      'È stato chiesto di usare {target} per il tuo account: conferma e da quel momento accederai con questa e-mail.',
  },
  emailIsYours: {
    id: 'account.security.email-is-yours',
    defaultMessage: 'Hai già confermato {target}: accedi con questa e-mail.',
  },
  emailLinkDead: {
    id: 'account.security.email-link-dead',
    defaultMessage: 'Questo link è già stato usato oppure è scaduto.',
  },
  newEmailLink: { id: 'account.security.new-email-link', defaultMessage: 'Chiedi un nuovo link' },
  newEmailLinkTo: { id: 'account.security.new-email-link-to', defaultMessage: 'Invia un nuovo link a {target}' },
  emailSent: {
    id: 'account.security.email-sent',
    defaultMessage: 'Abbiamo scritto a {target}: apri il link per confermare la nuova e-mail.',
  },
  confirmEmail: { id: 'account.security.confirm-email', defaultMessage: 'Conferma la nuova e-mail' },
  later: { id: 'account.security.later', defaultMessage: 'Non ora' },

  password: { id: 'account.security.password', defaultMessage: 'Password' },
  currentPassword: { id: 'account.security.current-password', defaultMessage: 'Password attuale' },
  newPassword: { id: 'account.security.new-password', defaultMessage: 'Nuova password' },
  passwordHint: {
    id: 'account.security.password-hint',
    defaultMessage: 'Almeno 12 caratteri: una frase è facile da ricordare. Gli altri dispositivi verranno disconnessi.',
  },
  savePassword: { id: 'account.security.save-password', defaultMessage: 'Cambia la password' },

  twoStep: { id: 'account.security.two-step', defaultMessage: 'Verifica in due passaggi' },
  staffNeedApp: {
    id: 'account.security.staff-need-app',
    defaultMessage:
      'Chi lavora in CarCare accede con la verifica in due passaggi. Aggiungi qui sotto una passkey, oppure collega un’app di autenticazione: subito dopo puoi entrare nelle tue aree di lavoro.',
  },
  isOn: { id: 'account.security.is-on', defaultMessage: 'attiva' },
  isOff: { id: 'account.security.is-off', defaultMessage: 'non attiva' },
  twoStepOff: {
    id: 'account.security.two-step-off',
    defaultMessage:
      'Con la verifica in due passaggi la password non basta: per accedere serve anche un codice che hai solo tu. L’app di autenticazione è il modo più sicuro.',
  },
  twoStepSms: {
    id: 'account.security.two-step-sms',
    defaultMessage: 'A ogni accesso ti inviamo un codice per SMS al numero {phone}.',
  },
  twoStepTotp: {
    id: 'account.security.two-step-totp',
    defaultMessage: 'A ogni accesso ti chiediamo il codice della tua app di autenticazione.',
  },
  twoStepPasskey: {
    id: 'account.security.two-step-passkey',
    defaultMessage:
      'A ogni accesso con la password ti chiediamo anche la tua passkey. Un’app di autenticazione, con i suoi codici di riserva, ti fa entrare anche se perdi il dispositivo.',
  },
  useApp: { id: 'account.security.use-app', defaultMessage: 'Usa un’app di autenticazione' },
  useSms: { id: 'account.security.use-sms', defaultMessage: 'Usa un codice per SMS' },
  switchOn: { id: 'account.security.switch-on', defaultMessage: 'Attiva' },
  switchOff: { id: 'account.security.switch-off', defaultMessage: 'Disattiva' },
  cancel: { id: 'account.security.cancel', defaultMessage: 'Annulla' },
  smsNeedsPhone: {
    id: 'account.security.sms-needs-phone',
    defaultMessage: 'Per ricevere il codice per SMS <link>conferma prima il tuo cellulare</link>.',
  },
  smsSent: {
    id: 'account.security.sms-sent',
    defaultMessage:
      'Ti abbiamo inviato un codice di prova per SMS al numero {phone}: scrivilo qui, così siamo sicuri che i codici ti arrivano.',
  },
  smsBefore: {
    id: 'account.security.sms-before',
    defaultMessage: 'Se al numero {phone} è già arrivato un codice, puoi scriverlo qui.',
  },
  smsAgain: { id: 'account.security.sms-again', defaultMessage: 'Invia un altro codice' },
  setupTitle: {
    id: 'account.security.setup-title',
    defaultMessage: 'Inquadra il codice con l’app di autenticazione, poi scrivi le 6 cifre che mostra.',
  },
  setupPicture: { id: 'account.security.setup-picture', defaultMessage: 'Codice QR per l’app di autenticazione' },
  setupByHand: {
    id: 'account.security.setup-by-hand',
    defaultMessage: 'Se non puoi inquadrarlo, scrivi questa chiave nell’app:',
  },
  copySecret: { id: 'account.security.copy-secret', defaultMessage: 'la chiave' },
  firstCode: { id: 'account.security.first-code', defaultMessage: 'Codice dell’app' },
  firstCodeHint: { id: 'account.security.first-code-hint', defaultMessage: '6 cifre, cambiano ogni 30 secondi.' },
  appCode: { id: 'account.security.app-code', defaultMessage: 'Codice dell’app o di riserva' },
  removalHint: {
    id: 'account.security.removal-hint',
    defaultMessage: 'Per disattivare la verifica in due passaggi ci serve un’ultima conferma.',
  },
  spareCodes: {
    id: 'account.security.spare-codes',
    defaultMessage:
      'La verifica in due passaggi è attiva. Conserva questi codici di riserva: ognuno vale una volta, se perdi il telefono. Non li mostreremo più.',
  },
  newSpareCodes: {
    id: 'account.security.new-spare-codes',
    defaultMessage:
      'Conserva questi nuovi codici di riserva: quelli di prima non valgono più. Ognuno vale una volta, se perdi il telefono. Non li mostreremo più.',
  },
  codesLeft: {
    id: 'account.security.codes-left',
    defaultMessage: 'Ti restano {left, number} codici di riserva.',
  },
  fewCodesLeft: {
    id: 'account.security.few-codes-left',
    defaultMessage:
      '{left, plural, =0 {Non hai più codici di riserva: creane di nuovi, per accedere anche se perdi il telefono.} one {Ti resta solo un codice di riserva: creane di nuovi, per non restare senza.} other {Ti restano solo {left, number} codici di riserva: creane di nuovi, per non restare senza.}}',
  },
  renewCodes: { id: 'account.security.renew-codes', defaultMessage: 'Crea nuovi codici di riserva' },
  renewCodesTitle: { id: 'account.security.renew-codes-title', defaultMessage: 'Creare nuovi codici di riserva?' },
  renewCodesText: {
    id: 'account.security.renew-codes-text',
    defaultMessage: 'Ne avrai dieci nuovi, da conservare. Quelli che hai conservato finora non varranno più.',
  },
  renewCodesNow: { id: 'account.security.renew-codes-now', defaultMessage: 'Crea i codici' },
  codesGroup: { id: 'account.security.codes-group', defaultMessage: 'Codici di riserva' },
  copyCodes: { id: 'account.security.copy-codes', defaultMessage: 'i codici di riserva' },
  saveCodes: { id: 'account.security.save-codes', defaultMessage: 'Salva come file' },
  codesFile: { id: 'account.security.codes-file', defaultMessage: 'carcare-codici-di-riserva.txt' },
  codesKept: { id: 'account.security.codes-kept', defaultMessage: 'Li ho conservati' },

  sessions: { id: 'account.security.sessions', defaultMessage: 'Dispositivi collegati' },
  sessionsLoading: { id: 'account.security.sessions-loading', defaultMessage: 'Carico le sessioni' },
  sessionSince: {
    id: 'account.security.session-since',
    defaultMessage: 'Dal {since}, ultima attività {seen}',
  },
  thisSession: { id: 'account.security.this-session', defaultMessage: 'questa sessione' },
  endSession: { id: 'account.security.end-session', defaultMessage: 'Disconnetti' },
  endSessionNamed: {
    id: 'account.security.end-session-named',
    defaultMessage: 'Disconnetti {device}, collegato dal {since}',
  },
});
