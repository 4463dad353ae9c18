import { defineMessages } from '../../../platform/i18n';

/** What `npm run doctor` says of each part, and what to do about it. */
export const doctorMessages = defineMessages({
  line: {
    id: 'server.doctor.line',
    defaultMessage: '{weight, select, well {a posto} doubt {da controllare} other {NON VA}}: {text}',
  },
  summary: {
    id: 'server.doctor.summary',
    defaultMessage:
      '{faults, plural, =0 {Niente impedisce di lavorare} one {Una cosa non va} other {# cose non vanno}}{doubts, plural, =0 {} one {, una da controllare} other {, # da controllare}}.',
  },
  environment: {
    id: 'server.doctor.environment',
    defaultMessage: 'Le variabili si leggono tutte. L’installazione risponde su {address}.',
  },
  demonstration: {
    id: 'server.doctor.demonstration',
    defaultMessage:
      'È una dimostrazione (DEMO=1), con password pubbliche: per lavorare davvero togli DEMO e scegli un’altra DATA_DIR.',
  },
  folderOpen: {
    id: 'server.doctor.folder-open',
    defaultMessage:
      'La cartella {folder} si apre anche ad altri utenti della macchina: chiudila con chmod 700 {folder}.',
  },
  folderMissing: {
    id: 'server.doctor.folder-missing',
    defaultMessage: 'La cartella dei dati {folder} non c’è ancora: nasce al primo avvio.',
  },
  folderImpossible: {
    id: 'server.doctor.folder-impossible',
    defaultMessage:
      'La cartella dei dati {folder} non c’è, e qui non posso crearla: controlla DATA_DIR e i permessi della cartella che la deve contenere.',
  },
  noDatabase: {
    id: 'server.doctor.no-database',
    defaultMessage:
      'In {folder} non c’è ancora nessun database: nasce al primo avvio. Se prima c’era, controlla DATA_DIR.',
  },
  inUse: {
    id: 'server.doctor.in-use',
    defaultMessage:
      'Il database incorporato è aperto dal processo {pid}, che risponde ed è pronto. Per guardarci dentro fermalo ed esegui di nuovo il controllo.',
  },
  inUseSilent: {
    id: 'server.doctor.in-use-silent',
    defaultMessage:
      'Il database incorporato è aperto dal processo {pid}, che su {address} non risponde o non è pronto: guarda il suo registro, o controlla PORT e HOST.',
  },
  database: {
    id: 'server.doctor.database',
    defaultMessage: '{engine} {version} risponde, e le sue tabelle sono quelle di questa versione.',
  },
  databaseOld: {
    id: 'server.doctor.database-old',
    defaultMessage: 'PostgreSQL {version} è troppo vecchio: ne serve uno dalla versione 15 in su.',
  },
  migrationsMissing: {
    id: 'server.doctor.migrations-missing',
    defaultMessage:
      '{count, plural, one {Manca una modifica} other {Mancano # modifiche}} alle tabelle, da {name} in poi: le fa il prossimo avvio. Prima fai una copia con npm run backup.',
  },
  migrationsChanged: {
    id: 'server.doctor.migrations-changed',
    defaultMessage:
      'Le tabelle sono state preparate da un’altra versione di CarCare ({name}): usa quella versione, o un altro database.',
  },
  migrationsNewer: {
    id: 'server.doctor.migrations-newer',
    defaultMessage:
      'Le tabelle sono di una versione più nuova di CarCare ({name}): va bene solo se qui si sta tornando indietro.',
  },
  noDump: {
    id: 'server.doctor.no-dump',
    defaultMessage:
      'Manca pg_dump, oppure è più vecchio del database ({version}): npm run backup non funziona. Installa postgresql-client almeno di quella versione.',
  },
  keys: { id: 'server.doctor.keys', defaultMessage: 'Le chiavi sono quelle del database.' },
  keysNone: {
    id: 'server.doctor.keys-none',
    defaultMessage:
      'Le chiavi non ci sono ancora: nascono al primo avvio in {path}. Con più processi mettile in APP_KEYS.',
  },
  keysAlone: {
    id: 'server.doctor.keys-alone',
    defaultMessage:
      'Le chiavi sono solo nel file {path}: conservane una copia lontano dalle copie del database. Con più processi mettile in APP_KEYS.',
  },
  seal: { id: 'server.doctor.seal', defaultMessage: 'Il sigillo di SIGNING_P12 si apre e vale fino al {until}.' },
  sealEarly: {
    id: 'server.doctor.seal-early',
    defaultMessage:
      'Il certificato di SIGNING_P12 vale solo dal {from}: fino ad allora i contratti portano un sigillo che non vale.',
  },
  sealOver: {
    id: 'server.doctor.seal-over',
    defaultMessage:
      'Il certificato di SIGNING_P12 è scaduto il {until}: chiedine uno nuovo, o i contratti portano un sigillo scaduto.',
  },
  sealSoonOver: {
    id: 'server.doctor.seal-soon-over',
    defaultMessage: 'Il certificato di SIGNING_P12 scade il {until}: rinnovalo prima.',
  },
  sealUnusable: {
    id: 'server.doctor.seal-unusable',
    defaultMessage: 'Il file di SIGNING_P12 non si apre: controlla il percorso, i permessi e SIGNING_P12_PASSWORD.',
  },
  sealOwn: {
    id: 'server.doctor.seal-own',
    defaultMessage:
      'I contratti portano il sigillo che l’installazione si è fatta da sé: i lettori di PDF lo segnano come sconosciuto. Per uno riconosciuto serve SIGNING_P12.',
  },
  filesAway: {
    id: 'server.doctor.files-away',
    defaultMessage:
      'Nell’archivio dei file non si riesce a scrivere e rileggere ({reason}): controlla DATA_DIR e i permessi, o S3_URL.',
  },
  backup: { id: 'server.doctor.backup', defaultMessage: 'L’ultima copia è del {at}.' },
  backupOld: {
    id: 'server.doctor.backup-old',
    defaultMessage:
      'L’ultima copia è del {at}: falla ogni giorno con npm run backup, o con gli strumenti del tuo PostgreSQL.',
  },
  backupNone: {
    id: 'server.doctor.backup-none',
    defaultMessage: 'Nessuna copia è stata fatta con npm run backup: se non ne fai con altri strumenti, comincia oggi.',
  },
  disk: { id: 'server.doctor.disk', defaultMessage: 'Sul disco di {folder} restano {left}.' },
  diskLow: {
    id: 'server.doctor.disk-low',
    defaultMessage: 'Sul disco di {folder} restano solo {left}: fai spazio prima che si fermino firme e caricamenti.',
  },
  clock: { id: 'server.doctor.clock', defaultMessage: 'L’orologio segna {at}, come quello del database.' },
  clockApart: {
    id: 'server.doctor.clock-apart',
    defaultMessage:
      'L’orologio di questa macchina e quello del database distano {seconds} secondi: codici e scadenze ne dipendono. Attiva NTP su tutte e due.',
  },
  clockBehind: {
    id: 'server.doctor.clock-behind',
    defaultMessage:
      'L’orologio segna {at}, ma nel database c’è già qualcosa del {latest}: rimettilo a posto e attiva NTP.',
  },
  mail: { id: 'server.doctor.mail', defaultMessage: 'Il server di posta di SMTP_URL risponde e accetta l’accesso.' },
  mailAway: {
    id: 'server.doctor.mail-away',
    defaultMessage: 'Il server di posta {host} non risponde o rifiuta l’accesso ({reason}): controlla SMTP_URL.',
  },
  sms: { id: 'server.doctor.sms', defaultMessage: 'Il servizio per gli SMS {host} si raggiunge.' },
  smsAway: {
    id: 'server.doctor.sms-away',
    defaultMessage: 'Il servizio per gli SMS {host} non si raggiunge ({reason}): controlla SMS_URL e la rete.',
  },
  certificateRefused: {
    id: 'server.doctor.certificate-refused',
    defaultMessage:
      'Il certificato di {host} non è valido ({reason}), e così non gli si manda niente: chi gestisce il servizio deve rinnovarlo. Controlla anche il nome nell’indirizzo e l’orologio di questa macchina.',
  },
  releases: {
    id: 'server.doctor.releases',
    defaultMessage:
      'L’archivio delle versioni si legge: {count, plural, =0 {non c’è ancora niente di pubblicato, si usa quello costruito accanto al server} one {una parte è pubblicata} other {# parti sono pubblicate}}.',
  },
  releasesAway: {
    id: 'server.doctor.releases-away',
    defaultMessage: 'L’archivio delle versioni non si legge: controlla {variable}.',
  },
});
