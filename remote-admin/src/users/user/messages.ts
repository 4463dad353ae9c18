import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  crumb: { id: 'admin.user.crumb', defaultMessage: 'Utenti' },
  page: { id: 'admin.user.page', defaultMessage: 'Utente' },
  parts: { id: 'admin.user.parts', defaultMessage: 'Parti della pagina' },
  profile: { id: 'admin.user.tab-profile', defaultMessage: 'Profilo' },
  roles: { id: 'admin.user.tab-roles', defaultMessage: 'Ruoli' },
  releases: { id: 'admin.user.tab-releases', defaultMessage: 'Rilasci' },
  dealers: { id: 'admin.user.tab-dealers', defaultMessage: 'Dealer' },
  privacy: { id: 'admin.user.tab-privacy', defaultMessage: 'Privacy' },
  sessions: { id: 'admin.user.tab-sessions', defaultMessage: 'Sessioni' },
  contracts: { id: 'admin.user.tab-contracts', defaultMessage: 'Contratti' },
  settings: { id: 'admin.user.tab-settings', defaultMessage: 'Impostazioni' },
  closing: { id: 'admin.user.tab-closing', defaultMessage: 'Chiusura' },
  more: { id: 'admin.user.more', defaultMessage: 'Altre azioni' },
  endSessions: { id: 'admin.user.end-sessions', defaultMessage: 'Chiudi tutte le sessioni' },
  managerOf: {
    id: 'admin.user.manager-of',
    defaultMessage:
      '{count, plural, =0 {Manager senza dealer} one {Manager di un dealer} other {Manager di # dealer}}, {lastSignIn}',
  },
  lastSignIn: { id: 'admin.user.last-sign-in', defaultMessage: 'ultimo accesso {when}' },
  never: { id: 'admin.user.never', defaultMessage: 'nessun accesso finora' },
  asked: {
    id: 'admin.user.asked',
    defaultMessage: 'Ha chiesto la riattivazione {when}.',
  },
  failed: { id: 'admin.user.failed', defaultMessage: 'Impossibile caricare l’utente' },
  loading: { id: 'admin.user.loading', defaultMessage: 'Caricamento dell’utente' },
  notFound: { id: 'admin.user.not-found', defaultMessage: 'Utente non trovato' },
  notFoundTitle: { id: 'admin.user.not-found-title', defaultMessage: 'Questo utente non c’è' },
  notFoundText: {
    id: 'admin.user.not-found-text',
    defaultMessage: 'L’indirizzo è sbagliato, o l’account è stato cancellato.',
  },
  toList: { id: 'admin.user.to-list', defaultMessage: 'Torna agli utenti' },
});

export const changeMessages = defineMessages({
  stale: {
    id: 'admin.user.stale',
    defaultMessage:
      'Nel frattempo qualcun altro ha modificato questa persona. Il resto della pagina è aggiornato, quello che hai cambiato qui è rimasto: controllare e salvare di nuovo.',
  },
});

export const profileMessages = defineMessages({
  title: { id: 'admin.user-profile.title', defaultMessage: 'Profilo' },
  help: {
    id: 'admin.user-profile.help',
    defaultMessage: 'Nome e recapiti. Un nuovo numero o una nuova e-mail restano da verificare.',
  },
  verified: { id: 'admin.user-profile.verified', defaultMessage: 'verificata' },
  verifiedPhone: { id: 'admin.user-profile.verified-phone', defaultMessage: 'verificato' },
  choose: { id: 'admin.user-profile.choose', defaultMessage: 'Scegliere' },
  save: { id: 'admin.user-profile.save', defaultMessage: 'Salva il profilo' },
});

/** What a person's data are called. */
export const fieldMessages = defineMessages({
  firstname: { id: 'admin.user-field.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'admin.user-field.lastname', defaultMessage: 'Cognome' },
  email: { id: 'admin.user-field.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.user-field.phone', defaultMessage: 'Cellulare' },
  address: { id: 'admin.user-field.address', defaultMessage: 'Indirizzo' },
  address_info: { id: 'admin.user-field.address-info', defaultMessage: 'Scala, interno' },
  zip_code: { id: 'admin.user-field.zip', defaultMessage: 'CAP' },
  city: { id: 'admin.user-field.city', defaultMessage: 'Comune' },
  province: { id: 'admin.user-field.province', defaultMessage: 'Provincia' },
  tax_code: { id: 'admin.user-field.tax-code', defaultMessage: 'Codice fiscale' },
  date_of_birth: { id: 'admin.user-field.birthday', defaultMessage: 'Data di nascita' },
});

export const rolesMessages = defineMessages({
  title: { id: 'admin.user-roles.title', defaultMessage: 'Ruoli' },
  help: {
    id: 'admin.user-roles.help',
    defaultMessage: 'Un ruolo nuovo o tolto chiude subito le sessioni aperte.',
  },
  self: {
    id: 'admin.user-roles.self',
    defaultMessage: 'Sono i tuoi ruoli: può cambiarli solo un altro amministratore.',
  },
  lastAdmin: {
    id: 'admin.user-roles.last-admin',
    defaultMessage: 'È l’unico amministratore attivo: il ruolo non si può togliere finché non ce n’è un altro.',
  },
  losesStores: {
    id: 'admin.user-roles.loses-stores',
    defaultMessage:
      '{count, plural, one {Senza il ruolo di manager perde il dealer collegato.} other {Senza il ruolo di manager perde i # dealer collegati.}}',
  },
  save: { id: 'admin.user-roles.save', defaultMessage: 'Salva i ruoli' },
});

export const releasesMessages = defineMessages({
  title: { id: 'admin.user-releases.title', defaultMessage: 'Rilasci' },
  help: {
    id: 'admin.user-releases.help',
    defaultMessage:
      'Le aree che un amministratore può mettere in linea, spegnere e riportare indietro dalla pagina Sistema.',
  },
  all: { id: 'admin.user-releases.all', defaultMessage: 'Tutte le aree, anche quelle che verranno' },
  self: {
    id: 'admin.user-releases.self',
    defaultMessage: 'Sono le tue aree: può cambiarle solo un altro amministratore.',
  },
  save: { id: 'admin.user-releases.save', defaultMessage: 'Salva le aree' },
});

export const dealersMessages = defineMessages({
  title: { id: 'admin.user-dealers.title', defaultMessage: 'Dealer' },
  help: { id: 'admin.user-dealers.help', defaultMessage: 'I dealer di cui gestisce i contratti.' },
  none: {
    id: 'admin.user-dealers.none',
    defaultMessage: 'Nessun dealer. Chi ne riceve uno diventa manager, e le sue sessioni si chiudono.',
  },
});

export const consentsMessages = defineMessages({
  title: { id: 'admin.user-consents.title', defaultMessage: 'Privacy' },
  help: {
    id: 'admin.user-consents.help',
    defaultMessage: 'Registro dei consensi: si aggiunge, non si cancella. Darli può solo la persona.',
  },
  export: { id: 'admin.user-consents.export', defaultMessage: 'Scarica tutti i suoi dati' },
  file: { id: 'admin.user-consents.file', defaultMessage: 'dati-personali-{date}' },
  none: { id: 'admin.user-consents.none', defaultMessage: 'Nessun consenso registrato' },
  when: { id: 'admin.user-consents.when', defaultMessage: 'Quando' },
  consent: { id: 'admin.user-consents.consent', defaultMessage: 'Consenso' },
  choice: { id: 'admin.user-consents.choice', defaultMessage: 'Scelta' },
  version: { id: 'admin.user-consents.version', defaultMessage: 'Testo' },
  source: { id: 'admin.user-consents.source', defaultMessage: 'Da dove' },
  general: { id: 'admin.user-consents.general', defaultMessage: 'Informativa' },
  marketing: { id: 'admin.user-consents.marketing', defaultMessage: 'Marketing' },
  survey: { id: 'admin.user-consents.survey', defaultMessage: 'Sondaggi' },
  read: { id: 'admin.user-consents.read', defaultMessage: 'letta' },
  given: { id: 'admin.user-consents.given', defaultMessage: 'dato' },
  revoked: { id: 'admin.user-consents.revoked', defaultMessage: 'revocato' },
  no: { id: 'admin.user-consents.no', defaultMessage: 'no' },
  contract: { id: 'admin.user-consents.contract', defaultMessage: 'contratto' },
  account: { id: 'admin.user-consents.account', defaultMessage: 'area personale' },
  admin: { id: 'admin.user-consents.admin', defaultMessage: 'amministrazione' },
  revokeMarketing: { id: 'admin.user-consents.revoke-marketing', defaultMessage: 'Revoca il marketing' },
  revokeSurvey: { id: 'admin.user-consents.revoke-survey', defaultMessage: 'Revoca i sondaggi' },
  revokeTitle: { id: 'admin.user-consents.revoke-title', defaultMessage: 'Revocare il consenso?' },
  revokeText: {
    id: 'admin.user-consents.revoke-text',
    defaultMessage: 'La revoca vale subito e resta nel registro. Solo la persona può ridare il consenso.',
  },
  revokeConfirm: { id: 'admin.user-consents.revoke-confirm', defaultMessage: 'Revoca' },
});

export const sessionsMessages = defineMessages({
  title: { id: 'admin.user-sessions.title', defaultMessage: 'Sessioni' },
  help: { id: 'admin.user-sessions.help', defaultMessage: 'Accessi aperti: da dove, e da quando.' },
  endAll: { id: 'admin.user-sessions.end-all', defaultMessage: 'Chiudi tutte' },
  end: { id: 'admin.user-sessions.end', defaultMessage: 'Chiudi' },
  endNamed: { id: 'admin.user-sessions.end-named', defaultMessage: 'Chiudi la sessione di {device}' },
  none: { id: 'admin.user-sessions.none', defaultMessage: 'Nessun accesso aperto.' },
  loading: { id: 'admin.user-sessions.loading', defaultMessage: 'Caricamento delle sessioni' },
});

export const contractsMessages = defineMessages({
  title: { id: 'admin.user-contracts.title', defaultMessage: 'Contratti' },
  help: { id: 'admin.user-contracts.help', defaultMessage: 'Quelli che la persona vede nella sua area.' },
  all: { id: 'admin.user-contracts.all', defaultMessage: 'Cercali tutti' },
  none: { id: 'admin.user-contracts.none', defaultMessage: 'Nessun contratto.' },
  code: { id: 'admin.user-contracts.code', defaultMessage: 'Codice' },
  status: { id: 'admin.user-contracts.status', defaultMessage: 'Stato' },
  vehicle: { id: 'admin.user-contracts.vehicle', defaultMessage: 'Veicolo' },
  store: { id: 'admin.user-contracts.store', defaultMessage: 'Dealer' },
  total: { id: 'admin.user-contracts.total', defaultMessage: 'Totale' },
});

export const settingsMessages = defineMessages({
  title: { id: 'admin.user-settings.title', defaultMessage: 'Impostazioni' },
  help: {
    id: 'admin.user-settings.help',
    defaultMessage: 'Come la persona vede le pagine e che cosa riceve. Le trova cambiate al prossimo accesso.',
  },
  theme: { id: 'admin.user-settings.theme', defaultMessage: 'Aspetto' },
  light: { id: 'admin.user-settings.light', defaultMessage: 'Chiaro' },
  dark: { id: 'admin.user-settings.dark', defaultMessage: 'Scuro' },
  system: { id: 'admin.user-settings.system', defaultMessage: 'Come il sistema' },
  density: { id: 'admin.user-settings.density', defaultMessage: 'Altezza delle righe' },
  comfortable: { id: 'admin.user-settings.comfortable', defaultMessage: 'Normale' },
  compact: { id: 'admin.user-settings.compact', defaultMessage: 'Compatta' },
  rows: { id: 'admin.user-settings.rows', defaultMessage: 'Righe per pagina' },
  email: { id: 'admin.user-settings.email', defaultMessage: 'Avvisi per e-mail' },
  sms: { id: 'admin.user-settings.sms', defaultMessage: 'Avvisi per SMS' },
  in_app: { id: 'admin.user-settings.in-app', defaultMessage: 'Avvisi nella campanella' },
  twoStep: { id: 'admin.user-settings.two-step', defaultMessage: 'Verifica in due passaggi' },
  twoStepOff: { id: 'admin.user-settings.two-step-off', defaultMessage: 'No' },
  twoStepSms: { id: 'admin.user-settings.two-step-sms', defaultMessage: 'Codice per SMS' },
  twoStepTotp: { id: 'admin.user-settings.two-step-totp', defaultMessage: 'App di autenticazione' },
  twoStepHint: {
    id: 'admin.user-settings.two-step-hint',
    defaultMessage: 'Può attivarla solo la persona, dal suo account; qui si può toglierla a chi ha perso il telefono.',
  },
  passkeys: {
    id: 'admin.user-settings.passkeys',
    defaultMessage:
      'Dopo la password entra con una passkey ({count, plural, one {ne ha una} other {ne ha #}}). Se ha perso il dispositivo, toglile qui: riceverà un avviso per e-mail.',
  },
  dropPasskeys: { id: 'admin.user-settings.drop-passkeys', defaultMessage: 'Togli le passkey' },
  save: { id: 'admin.user-settings.save', defaultMessage: 'Salva le impostazioni' },
});

export const closingMessages = defineMessages({
  title: { id: 'admin.user-closing.title', defaultMessage: 'Chiusura' },
  disableHelp: {
    id: 'admin.user-closing.disable-help',
    defaultMessage: 'Non entra più, tutto resta. Può chiedere la riattivazione.',
  },
  disabledSince: { id: 'admin.user-closing.disabled-since', defaultMessage: 'Disattivato il {at}.' },
  enableHelp: {
    id: 'admin.user-closing.enable-help',
    defaultMessage: 'Può entrare di nuovo, con la password di prima.',
  },
  destroy: { id: 'admin.user-closing.destroy', defaultMessage: 'Cancella l’account' },
  destroyHelp: {
    id: 'admin.user-closing.destroy-help',
    defaultMessage:
      'Spariscono i dati dell’account e i contratti non firmati. I contratti firmati restano come sono, con nome e recapiti, fino alla data prevista dalla legge, e si trovano ancora negli elenchi. Resta anche il registro dei consensi. Per confermare si scrive «CANCELLA».',
  },
  notSelf: {
    id: 'admin.user-closing.not-self',
    defaultMessage: 'È il tuo account: può chiuderlo solo un altro amministratore.',
  },
  lastAdmin: {
    id: 'admin.user-closing.last-admin',
    defaultMessage: 'È l’unico amministratore attivo: l’account non si può chiudere finché non ce n’è un altro.',
  },
  destroyTitle: { id: 'admin.user-closing.destroy-title', defaultMessage: 'Cancellare l’account di {name}?' },
  destroyText: {
    id: 'admin.user-closing.destroy-text',
    defaultMessage:
      'Spariscono i dati dell’account (nome, recapiti, preferenze e accessi), i contratti non firmati e le note del personale, anche quelle sui contratti firmati. Non si può annullare.',
  },
  kept: { id: 'admin.user-closing.kept', defaultMessage: 'Restano, per legge:' },
  nothingKept: { id: 'admin.user-closing.nothing-kept', defaultMessage: 'Di questa persona non resta niente.' },
  keptRow: { id: 'admin.user-closing.kept-row', defaultMessage: '{what} ({law})' },
  keptRowUntil: {
    id: 'admin.user-closing.kept-row-until',
    defaultMessage: '{what}, fino al {until} ({law})',
  },
});
