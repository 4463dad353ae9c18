import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
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
  look: { id: 'admin.system.state.look', defaultMessage: 'richiede attenzione, vedi sotto' },
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
