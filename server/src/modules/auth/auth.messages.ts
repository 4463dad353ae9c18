import { defineMessages } from '../../platform/i18n';

export const authMessages = defineMessages({
  sweepSessions: { id: 'server.auth.job.sessions', defaultMessage: 'Pulizia degli accessi finiti' },
  sweepTokens: { id: 'server.auth.job.tokens', defaultMessage: 'Pulizia di link e codici usati o scaduti' },
  wrongCredentials: { id: 'server.auth.wrong-credentials', defaultMessage: 'E-mail o password non corrispondono.' },
  wrongPassword: { id: 'server.auth.wrong-password', defaultMessage: 'La password attuale non è questa.' },
  noPassword: {
    id: 'server.auth.no-password',
    defaultMessage: 'Non hai ancora una password: ti abbiamo inviato per e-mail il link per sceglierla.',
  },
  noPasswordYet: {
    id: 'server.auth.no-password-yet',
    defaultMessage:
      'Non hai ancora una password. Ti abbiamo già scritto più volte: controlla la posta, oppure riprova tra {wait}.',
  },
  tooManyFailures: {
    id: 'server.auth.too-many-failures',
    defaultMessage:
      'Troppi tentativi. Riprova tra {minutes, plural, one {un minuto} other {{minutes, number} minuti}}, oppure chiedi una nuova password.',
  },
  tooManyFailuresToday: {
    id: 'server.auth.too-many-failures-today',
    defaultMessage:
      'Troppi tentativi su questo account. Riprova tra {hours, plural, one {un’ora} other {{hours, number} ore}}, oppure chiedi una nuova password.',
  },
  tooManyProofs: {
    id: 'server.auth.too-many-proofs',
    defaultMessage:
      'Troppi tentativi. Riprova tra {minutes, plural, one {un minuto} other {{minutes, number} minuti}}.',
  },
  codeNeeded: { id: 'server.auth.code-needed', defaultMessage: 'Scrivi il codice della verifica in due passaggi.' },
  codeWrong: {
    id: 'server.auth.code-wrong',
    defaultMessage: 'Il codice non è valido: ricontrollalo, oppure usane uno nuovo.',
  },
  codeTooMany: {
    id: 'server.auth.code-too-many',
    defaultMessage: 'Hai chiesto troppi codici. Riprova tra {wait}.',
  },
  codeTooSoon: {
    id: 'server.auth.code-too-soon',
    defaultMessage:
      'Il codice è già partito: potrai chiederne un altro tra {seconds, plural, one {un secondo} other {{seconds, number} secondi}}.',
  },
  codeWentElsewhere: {
    id: 'server.auth.code-went-elsewhere',
    defaultMessage:
      'Un codice è già partito per il numero che finisce con {tail}: per questo potrai chiederlo tra {seconds, plural, one {un secondo} other {{seconds, number} secondi}}.',
  },
  emailIsYours: { id: 'server.auth.email-is-yours', defaultMessage: 'È già la tua e-mail.' },
  emailLinkSent: {
    id: 'server.auth.email-link-sent',
    defaultMessage: 'Ti abbiamo scritto al nuovo indirizzo: apri il link entro 24 ore per confermarlo.',
  },
  emailSaved: { id: 'server.auth.email-saved', defaultMessage: 'E-mail confermata.' },
  emailRestored: {
    id: 'server.auth.email-restored',
    defaultMessage: 'La tua e-mail è di nuovo questa. Ti abbiamo inviato il link per scegliere una nuova password.',
  },
  identityConfirmed: { id: 'server.auth.identity-confirmed', defaultMessage: 'Identità confermata.' },
  proofNeeded: { id: 'server.auth.proof-needed', defaultMessage: 'Scrivi la password.' },
  emailsTooMany: {
    id: 'server.auth.emails-too-many',
    defaultMessage: 'Abbiamo già scritto più volte: controlla la posta, oppure riprova tra {wait}.',
  },
  phoneIsYours: { id: 'server.auth.phone-is-yours', defaultMessage: 'È già il tuo cellulare.' },
  phoneCodeSent: {
    id: 'server.auth.phone-code-sent',
    defaultMessage: 'Ti abbiamo inviato un codice per SMS al nuovo cellulare. Vale 10 minuti.',
  },
  phoneSaved: { id: 'server.auth.phone-saved', defaultMessage: 'Cellulare confermato.' },
  totpConnected: {
    id: 'server.auth.totp-connected',
    defaultMessage: 'C’è già un’app collegata: prima scollegala con un suo codice o con un codice di riserva.',
  },
  totpMissing: { id: 'server.auth.totp-missing', defaultMessage: 'Non c’è nessuna app collegata.' },
  totpOn: {
    id: 'server.auth.totp-on',
    defaultMessage: 'App collegata. Conserva i codici di riserva: non li vedrai più.',
  },
  smsStepOn: {
    id: 'server.auth.sms-step-on',
    defaultMessage: 'Codice per SMS attivo. Conserva i codici di riserva: non li vedrai più.',
  },
  noStepForSpareCodes: {
    id: 'server.auth.no-step-for-spare-codes',
    defaultMessage: 'I codici di riserva servono con la verifica in due passaggi: prima attivala.',
  },
  spareCodesRenewed: {
    id: 'server.auth.spare-codes-renewed',
    defaultMessage: 'Conserva i nuovi codici di riserva: non li vedrai più, e quelli di prima non valgono più.',
  },
  passkeyNeeded: {
    id: 'server.auth.passkey-needed',
    defaultMessage: 'Dopo la password serve la tua passkey.',
  },
  passkeyWrong: {
    id: 'server.auth.passkey-wrong',
    defaultMessage:
      'Questa passkey non è valida per CarCare, oppure è passato troppo tempo: riprova, o usa la password.',
  },
  passkeyUnusable: {
    id: 'server.auth.passkey-unusable',
    defaultMessage: 'La passkey non è stata salvata: riprova, o usa un altro dispositivo.',
  },
  passkeysTooMany: {
    id: 'server.auth.passkeys-too-many',
    defaultMessage: 'Hai già {max, number} passkey: togline una prima di aggiungerne un’altra.',
  },
  passkeyOfSameDevice: { id: 'server.auth.passkey-of-same-device', defaultMessage: '{device} ({number, number})' },
  passkeyNamed: { id: 'server.auth.passkey-named', defaultMessage: 'Nome della passkey salvato.' },
  passkeyNameTaken: {
    id: 'server.auth.passkey-name-taken',
    defaultMessage: 'Hai già una passkey con questo nome: scegline un altro.',
  },
  passkeyAdded: {
    id: 'server.auth.passkey-added',
    defaultMessage: 'Passkey aggiunta. Le altre sessioni sono finite.',
  },
  signedIn: { id: 'server.auth.signed-in', defaultMessage: 'Accesso effettuato.' },
  renewed: { id: 'server.auth.renewed', defaultMessage: 'Sessione rinnovata.' },
  signedOut: { id: 'server.auth.signed-out', defaultMessage: 'Hai terminato la sessione.' },
  resetSent: {
    id: 'server.auth.reset-sent',
    defaultMessage: 'Se l’indirizzo ha un account, gli abbiamo inviato il link per una nuova password. Vale 30 minuti.',
  },
  linkDead: {
    id: 'server.auth.link-dead',
    defaultMessage: 'Questo link è già stato usato o non vale più: chiedine uno nuovo.',
  },
  passwordCommon: {
    id: 'server.auth.password-common',
    defaultMessage: 'Questa password è tra le più usate: scegline un’altra, per esempio una frase.',
  },
  passwordOwn: {
    id: 'server.auth.password-own',
    defaultMessage:
      'Questa password è fatta di parole tue o di CarCare, che altri conoscono: scegline un’altra, per esempio una frase.',
  },
  passwordSaved: { id: 'server.auth.password-saved', defaultMessage: 'Password salvata.' },
  passwordChanged: {
    id: 'server.auth.password-changed',
    defaultMessage: 'Password salvata. Le altre sessioni sono finite.',
  },
  reactivationAsked: {
    id: 'server.auth.reactivation-asked',
    defaultMessage: 'Se l’indirizzo ha un account disattivato, la richiesta di riattivarlo è arrivata.',
  },
  unknownDevice: { id: 'server.auth.unknown-device', defaultMessage: 'Dispositivo non riconosciuto' },
  device: { id: 'server.auth.device', defaultMessage: '{browser} su {system}' },
  noSmsStep: {
    id: 'server.auth.no-sms-step',
    defaultMessage: 'La tua verifica in due passaggi non è per SMS: usa la password o l’app.',
  },
  identityCodeSent: { id: 'server.auth.identity-code-sent', defaultMessage: 'Codice inviato al tuo cellulare.' },
});
