import { defineMessages } from '../i18n';

/** What the operator reads on the terminal. */
export const backupMessages = defineMessages({
  backupUsage: { id: 'server.backup.usage', defaultMessage: 'Uso: npm run backup -- CARTELLA (nuova o vuota).' },
  restoreUsage: { id: 'server.backup.restore-usage', defaultMessage: 'Uso: npm run restore -- CARTELLA della copia.' },
  notEmpty: {
    id: 'server.backup.not-empty',
    defaultMessage: 'La cartella {folder} non è vuota: una copia va in una cartella nuova.',
  },
  notWritable: {
    id: 'server.backup.not-writable',
    defaultMessage: 'Nella cartella {folder} non posso scrivere la copia: controlla il percorso e i permessi.',
  },
  noRoom: {
    id: 'server.backup.no-room',
    defaultMessage:
      'Sul disco di {folder} non c’è abbastanza spazio: quello che era già stato scritto è stato tolto. Fai spazio lì e riprova.',
  },
  noDatabase: {
    id: 'server.backup.no-database',
    defaultMessage: 'In {folder} non c’è nessun database da copiare: controlla DATA_DIR e DATABASE_URL.',
  },
  busy: {
    id: 'server.backup.busy',
    defaultMessage:
      'Il processo {pid} tiene aperto il database e non dà copie: aspetta che sia partito del tutto, o fermalo.',
  },
  torn: {
    id: 'server.backup.torn',
    defaultMessage:
      'La copia del database è arrivata incompleta: il processo {pid} non l’ha data fino in fondo. Riprova; se succede ancora, il suo log dice perché.',
  },
  noProgram: {
    id: 'server.backup.no-program',
    defaultMessage: 'Manca il programma {program}: installa i programmi client di PostgreSQL.',
  },
  programFailed: { id: 'server.backup.program-failed', defaultMessage: '{program} non è riuscito: {reason}' },
  copying: { id: 'server.backup.copying', defaultMessage: 'Copio il database…' },
  puttingBack: { id: 'server.backup.putting-back', defaultMessage: 'Rimetto il database…' },
  soFar: { id: 'server.backup.so-far', defaultMessage: 'Copiati finora {count, number} file.' },
  interrupted: {
    id: 'server.backup.interrupted',
    defaultMessage: 'Interrotto: quello che era già stato scritto è stato tolto.',
  },
  database: { id: 'server.backup.database', defaultMessage: 'Database copiato: {bytes, number} byte.' },
  files: {
    id: 'server.backup.files',
    defaultMessage: '{count, plural, one {Un file copiato} other {# file copiati}}.',
  },
  bucket: {
    id: 'server.backup.bucket',
    defaultMessage: 'I file sono nel bucket di S3_URL e restano lì: copialo con i suoi strumenti.',
  },
  bucketKept: {
    id: 'server.backup.bucket-kept',
    defaultMessage: 'I file sono nel bucket di S3_URL: questa copia non li contiene e non li tocca.',
  },
  keysApart: {
    id: 'server.backup.keys-apart',
    defaultMessage:
      'Le chiavi non sono nella copia: conserva APP_KEYS, o {path}, e SIGNING_P12 in un altro posto. Senza, la copia non si legge.',
  },
  made: { id: 'server.backup.made', defaultMessage: 'Copia completa in {folder}.' },
  notWhole: {
    id: 'server.backup.not-whole',
    defaultMessage: 'In {folder} non c’è una copia completa: manca backup.json, o non si legge.',
  },
  changed: {
    id: 'server.backup.changed',
    defaultMessage: 'Il database della copia in {folder} non è quello che era stato copiato: la copia è rovinata.',
  },
  filesMissing: {
    id: 'server.backup.files-missing',
    defaultMessage: 'La copia in {folder} ha {found} file invece di {expected}: la copia è rovinata.',
  },
  otherEngine: {
    id: 'server.backup.other-engine',
    defaultMessage:
      '{engine, select, postgres {La copia è di un PostgreSQL: indica un database vuoto con DATABASE_URL.} other {La copia è di un database incorporato: togli DATABASE_URL.}}',
  },
  occupied: {
    id: 'server.backup.occupied',
    defaultMessage: 'Qui c’è già un database: una copia si ripristina solo dove non c’è niente.',
  },
  filesThere: {
    id: 'server.backup.files-there',
    defaultMessage:
      'In {folder} ci sono già dei file: una copia si ripristina solo dove non c’è niente. Se li ha lasciati un ripristino interrotto, cancella quella cartella e riprova.',
  },
  restored: {
    id: 'server.backup.restored',
    defaultMessage:
      'Copia del {at} ripristinata. Ora rimetti le chiavi, poi controlla con npm run verify prima di aprire al pubblico.',
  },
});
