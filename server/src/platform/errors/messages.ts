import { defineMessages } from '../i18n';

export const messages = defineMessages({
  validation: { id: 'server.errors.validation', defaultMessage: 'Controlla i campi segnalati.' },
  otpInvalid: { id: 'server.errors.otp-invalid', defaultMessage: 'Il codice non è valido.' },
  accessCode: {
    id: 'server.errors.access-code',
    defaultMessage: 'Per continuare serve il codice che ti inviamo per SMS, oppure l’accesso al tuo account.',
  },
  offerChanged: {
    id: 'server.errors.offer-changed',
    defaultMessage: 'L’offerta è cambiata nel frattempo: va controllata e confermata di nuovo.',
  },
  unauthenticated: { id: 'server.errors.unauthenticated', defaultMessage: 'La sessione è finita. Accedi di nuovo.' },
  sessionExpired: {
    id: 'server.errors.session-expired',
    defaultMessage: 'La sessione è scaduta: dura 12 ore, e finisce dopo 2 senza attività. Accedi di nuovo.',
  },
  sessionClosed: {
    id: 'server.errors.session-closed',
    defaultMessage:
      'La sessione è stata chiusa: da un altro dispositivo o un’altra scheda, o perché sono cambiati i dati di accesso. Accedi di nuovo.',
  },
  forbidden: { id: 'server.errors.forbidden', defaultMessage: 'Il tuo account non può aprire questa parte.' },
  accountDisabled: {
    id: 'server.errors.account-disabled',
    defaultMessage: 'Il tuo account è disattivato. Puoi chiederne la riattivazione.',
  },
  stepUpRequired: {
    id: 'server.errors.step-up-required',
    defaultMessage: 'Per questa modifica conferma prima che sei tu, con la password o con il codice dell’app.',
  },
  secondStepRequired: {
    id: 'server.errors.second-step-required',
    defaultMessage: 'Per lavorare qui serve la verifica in due passaggi con un’app: si attiva in Accesso e sessioni.',
  },
  notFound: {
    id: 'server.errors.not-found',
    defaultMessage: 'Qui non c’è nulla: l’indirizzo è sbagliato o non vale più.',
  },
  methodNotAllowed: {
    id: 'server.errors.method',
    defaultMessage: 'Questa operazione non è prevista per questo indirizzo.',
  },
  inProgress: {
    id: 'server.errors.in-progress',
    defaultMessage: 'La stessa richiesta è già in lavorazione. Aspetta un momento e ricarica la pagina.',
  },
  alreadyDone: {
    id: 'server.errors.already-done',
    defaultMessage:
      'La stessa richiesta era già andata a buon fine, almeno in parte: ricarica la pagina per vedere com’è andata.',
  },
  stale: {
    id: 'server.errors.stale',
    defaultMessage: 'Qualcun altro ha modificato questi dati nel frattempo. Controlla la versione aggiornata.',
  },
  tooLarge: { id: 'server.errors.too-large', defaultMessage: 'Il contenuto è troppo grande.' },
  fileTooLarge: {
    id: 'server.errors.file-too-large',
    defaultMessage: 'Il file è troppo grande: al massimo {megabytes, number} MB.',
  },
  fileEmpty: { id: 'server.errors.file-empty', defaultMessage: 'Il file è vuoto.' },
  fileType: {
    id: 'server.errors.file-type',
    defaultMessage: 'Il file è di un altro tipo, qualunque sia il suo nome: qui serve {formats}.',
  },
  mediaType: { id: 'server.errors.media-type', defaultMessage: 'Il formato del contenuto non è previsto.' },
  tooManyRequests: { id: 'server.errors.too-many', defaultMessage: 'Troppe richieste. Riprova tra {wait}.' },
  unavailable: {
    id: 'server.errors.unavailable',
    defaultMessage: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
  },
  unreadableFile: {
    id: 'server.errors.unreadable-file',
    defaultMessage:
      'In questo momento non riusciamo a leggere un file che serve. Chi gestisce il servizio lo vede e può rimetterlo: riprova più tardi.',
  },
  noSpace: {
    id: 'server.errors.no-space',
    defaultMessage: 'Ora non possiamo salvare niente: lo spazio del servizio è finito. Riprova più tardi.',
  },
  internal: {
    id: 'server.errors.internal',
    defaultMessage: 'Si è verificato un errore. Riprova; se continua, segnalaci il codice {requestId}.',
  },
  notBuilt: { id: 'server.errors.not-built', defaultMessage: 'Questa funzione non è ancora disponibile.' },
  keyReused: {
    id: 'server.errors.key-reused',
    defaultMessage: 'Questa chiave è già servita per una richiesta diversa.',
  },
  keyOver: {
    id: 'server.errors.key-over',
    defaultMessage: 'La risposta a questa chiave non si può più avere: ricarica la pagina.',
  },
  keyMalformed: {
    id: 'server.errors.key-malformed',
    defaultMessage: 'La chiave ha da 1 a 64 caratteri visibili; senza accesso almeno 22.',
  },
});
