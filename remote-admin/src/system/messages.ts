import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.system.title', defaultMessage: 'Sistema' },
  room: { id: 'admin.system.room', defaultMessage: 'Servizio' },
  loading: { id: 'admin.system.loading', defaultMessage: 'Lo stato del sistema si sta caricando' },
  failed: { id: 'admin.system.failed', defaultMessage: 'Impossibile caricare lo stato del sistema' },
  seconds: { id: 'admin.system.age.seconds', defaultMessage: 'Aggiornato {count} s fa' },
  minutes: { id: 'admin.system.age.minutes', defaultMessage: 'Aggiornato {count} min fa' },
  silent: {
    id: 'admin.system.age.silent',
    defaultMessage: 'Il server non risponde: questi dati sono di {at}',
  },
});

export const stateMessages = defineMessages({
  api: { id: 'admin.system.state.api', defaultMessage: 'API' },
  apiDetail: { id: 'admin.system.state.api-detail', defaultMessage: '{version}, accesa {since}' },
  apiSilent: { id: 'admin.system.state.api-silent', defaultMessage: 'non risponde' },
  demo: { id: 'admin.system.state.demo', defaultMessage: 'dimostrazione' },
  database: { id: 'admin.system.state.database', defaultMessage: 'Database' },
  databaseDetail: {
    id: 'admin.system.state.database-detail',
    defaultMessage: '{engine} {version}, {size}, schema {migration}',
  },
  storage: { id: 'admin.system.state.storage', defaultMessage: 'Archivio' },
  storageDetail: {
    id: 'admin.system.state.storage-detail',
    defaultMessage: '{kind, select, s3 {S3} other {Cartella}}, {count} file, {size}',
  },
  storageAway: { id: 'admin.system.state.storage-away', defaultMessage: 'non risponde' },
  traffic: { id: 'admin.system.state.traffic', defaultMessage: 'Richieste' },
  trafficDetail: {
    id: 'admin.system.state.traffic-detail',
    defaultMessage:
      '{count} in {minutes} minuti, {failed, plural, =0 {nessuna fallita} one {una fallita} other {# fallite}}{time, select, none {} other {; 95 su 100 entro {time} ms}}{stall, select, none {} other {; fermo per {stall} s, senza rispondere a nessuno}}',
  },
  queue: { id: 'admin.system.state.queue', defaultMessage: 'Messaggi in uscita' },
  queueEmpty: { id: 'admin.system.state.queue-empty', defaultMessage: 'nessuno in attesa' },
  queueDetail: {
    id: 'admin.system.state.queue-detail',
    defaultMessage: '{count, plural, one {uno} other {#}} in attesa, {since}',
  },
  backup: { id: 'admin.system.state.backup', defaultMessage: 'Copia di sicurezza' },
  backupDetail: { id: 'admin.system.state.backup-detail', defaultMessage: 'l’ultima {at}' },
  noBackup: { id: 'admin.system.state.no-backup', defaultMessage: 'mai fatta da qui: npm run backup' },
  quiet: { id: 'admin.system.state.quiet', defaultMessage: 'Tutto in ordine' },
  quietDetail: { id: 'admin.system.state.quiet-detail', defaultMessage: 'nessuna anomalia' },
  look: { id: 'admin.system.state.look', defaultMessage: 'Da controllare' },
  lookApi: { id: 'admin.system.state.look-api', defaultMessage: 'API' },
  lookTraffic: { id: 'admin.system.state.look-traffic', defaultMessage: 'richieste' },
  lookQueue: { id: 'admin.system.state.look-queue', defaultMessage: 'messaggi in uscita' },
  lookBackup: { id: 'admin.system.state.look-backup', defaultMessage: 'copia di sicurezza' },
  areas: { id: 'admin.system.state.areas', defaultMessage: '{count, plural, one {# area} other {# aree}}' },
  adapters: {
    id: 'admin.system.state.adapters',
    defaultMessage: '{count, plural, one {# adattatore} other {# adattatori}}',
  },
  jobs: {
    id: 'admin.system.state.jobs',
    defaultMessage: '{count, plural, one {# attività pianificata} other {# attività pianificate}}',
  },
});

export const jobMessages = defineMessages({
  title: { id: 'admin.system.jobs.title', defaultMessage: 'Attività pianificate' },
  never: { id: 'admin.system.jobs.never', defaultMessage: 'mai finora' },
  next: { id: 'admin.system.jobs.next', defaultMessage: 'prossimo' },
});

export const errorMessages = defineMessages({
  title: { id: 'admin.system.errors.title', defaultMessage: 'Errori dei browser' },
  meta: { id: 'admin.system.errors.meta', defaultMessage: 'ultime 24 ore, gli uguali insieme' },
  none: { id: 'admin.system.errors.none', defaultMessage: 'Nessun errore nelle ultime 24 ore.' },
  times: { id: 'admin.system.errors.times', defaultMessage: '{count, plural, one {# volta} other {{shown} volte}}' },
  first: { id: 'admin.system.errors.first', defaultMessage: 'la prima {at}' },
  where: { id: 'admin.system.errors.where', defaultMessage: 'Dove, nei sorgenti' },
  request: { id: 'admin.system.errors.request', defaultMessage: 'richiesta {id}' },
});

export const historyMessages = defineMessages({
  open: { id: 'admin.system.history.open', defaultMessage: 'Storia dei rilasci' },
  none: {
    id: 'admin.system.history.none',
    defaultMessage: 'Non è ancora successo niente: le aree sono quelle costruite con il server.',
  },
  commit: { id: 'admin.system.history.commit', defaultMessage: 'commit {commit}' },
  dirty: { id: 'admin.system.history.dirty', defaultMessage: 'commit {commit}, con modifiche che nessun commit ha' },
  by: { id: 'admin.system.history.by', defaultMessage: '{at}, {by}' },
});

export const actMessages = defineMessages({
  published: { id: 'admin.system.act.published', defaultMessage: '{version} pubblicata' },
  live: { id: 'admin.system.act.live', defaultMessage: '{version} messa in linea' },
  canary: { id: 'admin.system.act.canary', defaultMessage: '{version} in rilascio graduale{percent}' },
  promoted: { id: 'admin.system.act.promoted', defaultMessage: '{version} promossa: la ricevono tutti' },
  rolled_back: { id: 'admin.system.act.rolled-back', defaultMessage: '{version} rimessa in linea' },
  canary_stopped: { id: 'admin.system.act.canary-stopped', defaultMessage: 'Prova della {version} fermata' },
  disabled: { id: 'admin.system.act.disabled', defaultMessage: 'Area spenta' },
  enabled: { id: 'admin.system.act.enabled', defaultMessage: 'Area riaccesa' },
  pruned: { id: 'admin.system.act.pruned', defaultMessage: '{version} tolta da quelle conservate' },
  retired: { id: 'admin.system.act.retired', defaultMessage: 'Area tolta dal prodotto' },
});
