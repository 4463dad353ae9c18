import { defineMessages } from '../i18n';

/** What each setting is called, for the operator. */
export const titles = defineMessages({
  lowestTotal: {
    id: 'server.settings.lowest-total',
    defaultMessage: 'Totale minimo di un pacchetto in vendita',
  },
  codesPerPhone: { id: 'server.settings.codes-per-phone', defaultMessage: 'Codici a un telefono in 10 minuti' },
  codesPerPhoneDaily: {
    id: 'server.settings.codes-per-phone-daily',
    defaultMessage: 'Codici a un telefono in un giorno',
  },
  codesPerAddress: {
    id: 'server.settings.codes-per-address',
    defaultMessage: 'Codici chiesti da un indirizzo in un’ora',
  },
  codesWholeSystem: {
    id: 'server.settings.codes-whole-system',
    defaultMessage: 'Codici inviati da tutto il sistema in un’ora',
  },
  coolDownFirst: { id: 'server.settings.cool-down-first', defaultMessage: 'Attesa tra il primo codice e il secondo' },
  coolDownSecond: { id: 'server.settings.cool-down-second', defaultMessage: 'Attesa tra il secondo codice e il terzo' },
  coolDownLater: { id: 'server.settings.cool-down-later', defaultMessage: 'Attesa tra i codici successivi' },
  codeTries: { id: 'server.settings.code-tries', defaultMessage: 'Tentativi errati che annullano un codice' },
  codeFailures: {
    id: 'server.settings.code-failures',
    defaultMessage: 'Codici errati prima del blocco della firma',
  },
  accessFailures: {
    id: 'server.settings.access-failures',
    defaultMessage: 'Codici errati prima del blocco dell’accesso a un contratto',
  },
  accessPause: { id: 'server.settings.access-pause', defaultMessage: 'Durata del blocco di accesso al contratto' },
  signInPerAccount: {
    id: 'server.settings.sign-in-per-account',
    defaultMessage: 'Accessi falliti di un account da un indirizzo o dispositivo in 15 minuti',
  },
  signInBrake: {
    id: 'server.settings.sign-in-brake',
    defaultMessage: 'Accessi falliti di un account da dispositivi nuovi in 24 ore',
  },
  signInPerAddress: {
    id: 'server.settings.sign-in-per-address',
    defaultMessage: 'Accessi falliti da un indirizzo in 15 minuti',
  },
  contractsPerAddress: {
    id: 'server.settings.contracts-per-address',
    defaultMessage: 'Contratti creati online da un indirizzo in un’ora',
  },
  vinsPerAddress: { id: 'server.settings.vins-per-address', defaultMessage: 'Telai cercati da un indirizzo in un’ora' },
  vinsPerAccount: { id: 'server.settings.vins-per-account', defaultMessage: 'Telai cercati da un account in un’ora' },
  linksPerAccount: {
    id: 'server.settings.links-per-account',
    defaultMessage: 'Link inviati ai clienti da un account in un’ora',
  },
  linkCoolDown: { id: 'server.settings.link-cool-down', defaultMessage: 'Attesa tra due link dello stesso contratto' },
  emailsPerMailbox: {
    id: 'server.settings.letters-per-mailbox',
    defaultMessage: 'E-mail con un link a una casella in 15 minuti',
  },
  emailChanges: {
    id: 'server.settings.email-changes',
    defaultMessage: 'Cambi di e-mail chiesti da un account in un’ora',
  },
  adapterTests: {
    id: 'server.settings.adapter-tests',
    defaultMessage: 'Prove dei servizi per amministratore, all’ora',
  },
  invitationDays: { id: 'server.settings.invitation-days', defaultMessage: 'Validità di un invito' },
  deletedDrafts: {
    id: 'server.settings.deleted-drafts',
    defaultMessage: 'Conservazione dei dati di un contratto eliminato prima della firma',
  },
  deskDrafts: {
    id: 'server.settings.desk-drafts',
    defaultMessage: 'Conservazione dei moduli lasciati a metà dallo staff',
  },
  evidence: { id: 'server.settings.evidence', defaultMessage: 'Conservazione dei contratti firmati' },
  identity: {
    id: 'server.settings.identity',
    defaultMessage: 'Conservazione dei documenti d’identità (firma avanzata)',
  },
  messageBodies: {
    id: 'server.settings.message-bodies',
    defaultMessage: 'Conservazione del testo di messaggi e avvisi',
  },
  consents: { id: 'server.settings.consents', defaultMessage: 'Conservazione dei consensi dopo la fine del contratto' },
  clientErrors: { id: 'server.settings.client-errors', defaultMessage: 'Conservazione degli errori dei browser' },
  staffAddresses: {
    id: 'server.settings.staff-addresses',
    defaultMessage: 'Conservazione degli indirizzi IP completi dello staff nel registro',
  },
});

/** What a setting is counted in. */
export const units = defineMessages({
  times: { id: 'server.settings.unit.times', defaultMessage: 'volte' },
  seconds: { id: 'server.settings.unit.seconds', defaultMessage: 'secondi' },
  hours: { id: 'server.settings.unit.hours', defaultMessage: 'ore' },
  days: { id: 'server.settings.unit.days', defaultMessage: 'giorni' },
  months: { id: 'server.settings.unit.months', defaultMessage: 'mesi' },
  years: { id: 'server.settings.unit.years', defaultMessage: 'anni' },
  euro: { id: 'server.settings.unit.euro', defaultMessage: 'euro' },
});
