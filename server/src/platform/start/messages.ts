import { defineMessages } from '../i18n';

/** What the operator reads on the terminal. */
export const messages = defineMessages({
  listening: { id: 'server.start.listening', defaultMessage: 'CarCare risponde su {address}' },
  stopping: { id: 'server.start.stopping', defaultMessage: 'CarCare si ferma: finisco le richieste aperte.' },
  plainHttp: {
    id: 'server.start.plain-http',
    defaultMessage:
      'Attenzione: PUBLIC_URL non è https. Link, password e cookie viaggiano in chiaro, e i browser non vengono obbligati a https.',
  },
  noSms: {
    id: 'server.start.no-sms',
    defaultMessage: 'Attenzione: manca SMS_URL. I codici per firmare non arrivano a nessuno.',
  },
  noMail: {
    id: 'server.start.no-mail',
    defaultMessage:
      'Attenzione: manca SMTP_URL. Inviti, link per la password e contratti firmati non arrivano a nessuno.',
  },
  schemaNewer: {
    id: 'server.start.schema-newer',
    defaultMessage:
      'Attenzione: le tabelle sono di una versione più nuova di CarCare ({name}). Questa ci lavora, ma va bene solo mentre si aggiorna un processo alla volta, o se si sta tornando indietro: altrimenti avvia la versione nuova.',
  },
  portTaken: {
    id: 'server.start.port-taken',
    defaultMessage: 'La porta {port} è già usata da un altro programma: scegline un’altra con PORT.',
  },
  portForbidden: {
    id: 'server.start.port-forbidden',
    defaultMessage: 'Non ho il permesso di usare la porta {port}: scegline un’altra con PORT.',
  },
  hostUnknown: {
    id: 'server.start.host-unknown',
    defaultMessage: 'Questo computer non ha l’indirizzo {host}: controlla HOST.',
  },
  folderForbidden: {
    id: 'server.start.folder-forbidden',
    defaultMessage: 'Non posso scrivere nella cartella dei dati {folder}: controlla DATA_DIR e i permessi.',
  },
  folderFull: {
    id: 'server.start.folder-full',
    defaultMessage:
      'Sul disco non c’è più spazio per i dati: fai spazio in {folder}, o dove sta il database, e riavvia.',
  },
  databaseStopped: {
    id: 'server.start.database-stopped',
    defaultMessage:
      'Il database in {folder} si è fermato: sul disco non c’è più spazio per il suo registro. Fai spazio; al riavvio riprende da quello che era confermato.',
  },
  folderInUse: {
    id: 'server.start.folder-in-use',
    defaultMessage:
      'La cartella dei dati {folder} è già aperta dal processo {pid}: fermalo, oppure scegline un’altra con DATA_DIR.',
  },
  waitingForDatabase: {
    id: 'server.start.waiting-for-database',
    defaultMessage:
      'Il database non risponde ancora: lo aspetto per {seconds, plural, one {un secondo} other {# secondi}}.',
  },
  databaseAway: {
    id: 'server.start.database-away',
    defaultMessage: 'Il database non risponde: controlla DATABASE_URL ({reason}).',
  },
  databaseShut: {
    id: 'server.start.database-shut',
    defaultMessage:
      'Il database risponde, ma non fa entrare: controlla in DATABASE_URL utente, password e nome del database ({reason}).',
  },
  bucketAway: {
    id: 'server.start.bucket-away',
    defaultMessage: 'Il servizio S3 del bucket {bucket} non risponde: controlla {variable}.',
  },
  bucketRefused: {
    id: 'server.start.bucket-refused',
    defaultMessage: 'Il servizio S3 rifiuta la chiave per il bucket {bucket}: controlla {variable}.',
  },
  bucketMissing: {
    id: 'server.start.bucket-missing',
    defaultMessage: 'Il servizio S3 non ha il bucket {bucket}: crealo, oppure controlla {variable}.',
  },
  migrationChanged: {
    id: 'server.start.migration-changed',
    defaultMessage:
      'Il database è stato preparato da un’altra versione di CarCare (migrazione {name}): usa quella versione oppure un’altra DATA_DIR.',
  },
  noDatabase: {
    id: 'server.start.no-database',
    defaultMessage: 'In {folder} non c’è nessun database: controlla DATA_DIR, oppure DATABASE_URL.',
  },
  schemaOlder: {
    id: 'server.start.schema-older',
    defaultMessage:
      'Il database è di una versione più vecchia di CarCare: {count, plural, one {manca una modifica alle tabelle, {name}} other {mancano {count, number} modifiche alle tabelle, da {name} in poi}}. Avvia prima il server, che {count, plural, one {la} other {le}} applica, oppure usa il programma di quella versione. Niente è stato controllato, niente è stato scritto.',
  },
  keysMissing: {
    id: 'server.start.keys-missing',
    defaultMessage:
      'Mancano le chiavi di questo database{count, plural, =0 {} one { (la {ids})} other { ({ids})}}: rimetti quelle di prima in APP_KEYS, oppure il file app-keys in {folder}. Senza, i dati cifrati non si leggono e le cronologie non si possono controllare: non è un segno di manomissione. Niente è stato scritto.',
  },
  keyTooEarly: {
    id: 'server.start.key-too-early',
    defaultMessage:
      'La prima chiave di APP_KEYS (la {id}) non è ancora di questo database: i processi che non ce l’hanno non ripartirebbero. Prima riavviali tutti con la chiave nuova in fondo alla lista, oppure ripeti il comando con la lista che hanno loro. Niente è stato scritto.',
  },
  demoOnReal: {
    id: 'server.start.demo-on-real',
    defaultMessage:
      'Questo database contiene già account veri: la dimostrazione non parte qui. Scegli un’altra DATA_DIR o togli DEMO.',
  },
  realOnDemo: {
    id: 'server.start.real-on-demo',
    defaultMessage:
      'Questo database viene dalla dimostrazione, con password pubbliche: per lavorare davvero scegli un’altra DATA_DIR.',
  },
});
