import { defineMessages } from '../../../../platform/i18n';

export const adapterTitles = defineMessages({
  sms: { id: 'server.adapters.sms', defaultMessage: 'SMS' },
  email: { id: 'server.adapters.email', defaultMessage: 'E-mail' },
  vin: { id: 'server.adapters.vin', defaultMessage: 'Servizio VIN' },
  payment: { id: 'server.adapters.payment', defaultMessage: 'Pagamenti con carta' },
  seal: { id: 'server.adapters.seal', defaultMessage: 'Sigillo dei documenti' },
  tsa: { id: 'server.adapters.tsa', defaultMessage: 'Marca temporale' },
  sentry: { id: 'server.adapters.sentry', defaultMessage: 'Raccolta degli errori' },
  storage: { id: 'server.adapters.storage', defaultMessage: 'Archivio dei file' },
});

/** How each fares. */
export const adapterStates = defineMessages({
  inbox: { id: 'server.adapters.state.inbox', defaultMessage: 'Dimostrazione: i messaggi restano in /dev/inbox.' },
  noSms: {
    id: 'server.adapters.state.no-sms',
    defaultMessage: 'Non configurato: nessun SMS parte. Serve la variabile SMS_URL.',
  },
  noEmail: {
    id: 'server.adapters.state.no-email',
    defaultMessage: 'Non configurata: nessuna e-mail parte. Serve la variabile SMTP_URL.',
  },
  neverSent: {
    id: 'server.adapters.state.never-sent',
    defaultMessage: 'Via {ways}. Nessun invio negli ultimi 30 giorni.',
  },
  lastSent: { id: 'server.adapters.state.last-sent', defaultMessage: 'Via {ways}. Ultimo invio: {at}.' },
  undelivered: {
    id: 'server.adapters.state.undelivered',
    defaultMessage: '{count, plural, one {Un messaggio} other {# messaggi}} in attesa di un altro tentativo.',
  },
  givenUp: {
    id: 'server.adapters.state.given-up',
    defaultMessage:
      '{count, plural, one {Un messaggio non è partito} other {# messaggi non sono partiti}}: il motivo è in Messaggi.',
  },
  noVin: {
    id: 'server.adapters.state.no-vin',
    defaultMessage: 'Non configurato: risponde la nostra decodifica del telaio.',
  },
  vinWorks: { id: 'server.adapters.state.vin-works', defaultMessage: 'In uso, nessun guasto.' },
  vinRests: {
    id: 'server.adapters.state.vin-rests',
    defaultMessage: 'Sospeso dopo più risposte mancate: risponde la nostra decodifica.',
  },
  demoPayment: {
    id: 'server.adapters.state.demo-payment',
    defaultMessage: 'Dimostrazione: pagina di prova del gestore.',
  },
  noPayment: {
    id: 'server.adapters.state.no-payment',
    defaultMessage: 'Non configurato: nessuno può pagare con la carta. Servono PAYMENT_URL e PAYMENT_WEBHOOK_SECRET.',
  },
  lastPayment: { id: 'server.adapters.state.last-payment', defaultMessage: 'Ultimo evento del gestore: {at}.' },
  neverPaid: { id: 'server.adapters.state.never-paid', defaultMessage: 'Nessun evento del gestore finora.' },
  unansweredPayments: {
    id: 'server.adapters.state.unanswered-payments',
    defaultMessage:
      '{count, plural, one {L’ultimo pagamento non si è aperto: il gestore non ha risposto.} other {Gli ultimi # pagamenti non si sono aperti: il gestore non ha risposto.}}',
  },
  ownSeal: {
    id: 'server.adapters.state.own-seal',
    defaultMessage: 'Non configurato: i documenti hanno il sigillo che l’installazione si è fatta.',
  },
  sealEarly: {
    id: 'server.adapters.state.seal-early',
    defaultMessage:
      'Il certificato vale solo dal {from}: i documenti portano un sigillo che non vale ancora. Serve un altro SIGNING_P12.',
  },
  sealHolds: { id: 'server.adapters.state.seal-holds', defaultMessage: 'Il certificato vale fino al {until}.' },
  sealEnds: {
    id: 'server.adapters.state.seal-ends',
    defaultMessage:
      'Il certificato scade il {until}: rinnovalo prima, poi riavvia il prodotto con il nuovo SIGNING_P12.',
  },
  sealEnded: {
    id: 'server.adapters.state.seal-ended',
    defaultMessage:
      'Il certificato è scaduto il {until}: i documenti portano un sigillo scaduto. Serve un nuovo SIGNING_P12.',
  },
  noStamp: {
    id: 'server.adapters.state.no-stamp',
    defaultMessage: 'Non configurata: i contratti sono sigillati senza marca (PAdES B-B).',
  },
  lastStamped: { id: 'server.adapters.state.last-stamped', defaultMessage: 'Ultimo documento marcato: {at}.' },
  lastUnstamped: {
    id: 'server.adapters.state.last-unstamped',
    defaultMessage: 'L’ultimo documento, del {at}, è senza marca: il servizio non ha risposto.',
  },
  neverStamped: { id: 'server.adapters.state.never-stamped', defaultMessage: 'Nessun documento sigillato finora.' },
  noSentry: {
    id: 'server.adapters.state.no-sentry',
    defaultMessage: 'Non configurata: gli errori dei browser restano in questa pagina.',
  },
  sentry: { id: 'server.adapters.state.sentry', defaultMessage: 'Gli errori nuovi vanno anche a {host}.' },
  sentryAway: {
    id: 'server.adapters.state.sentry-away',
    defaultMessage: '{host} non ha preso l’ultimo errore, del {at}.',
  },
  folder: { id: 'server.adapters.state.folder', defaultMessage: 'Cartella del server.' },
  bucket: { id: 'server.adapters.state.bucket', defaultMessage: 'Bucket compatibile con S3.' },
  littleRoom: {
    id: 'server.adapters.state.little-room',
    defaultMessage: 'Sul disco restano {left}: fai spazio prima che si fermino firme e caricamenti.',
  },
  littleRoomForDatabase: {
    id: 'server.adapters.state.little-room-for-database',
    defaultMessage: 'Sul disco del database restano {left}: fai spazio prima che non si salvi più niente.',
  },
  lostFile: {
    id: 'server.adapters.state.lost-file',
    defaultMessage:
      'Il file {file}, chiesto il {at}, manca o non si legge: va rimesso dalla copia. Se ce ne sono altri, li dice il log.',
  },
  bucketAway: {
    id: 'server.adapters.state.bucket-away',
    defaultMessage: 'Il bucket non risponde, oppure rifiuta la chiave.',
  },
});

/** What a test says, and what it sends. */
export const testTexts = defineMessages({
  sms: { id: 'server.adapters.test.sms', defaultMessage: 'CarCare: SMS di prova da {host}, {at}.' },
  emailSubject: { id: 'server.adapters.test.email-subject', defaultMessage: 'CarCare: messaggio di prova' },
  email: {
    id: 'server.adapters.test.email',
    defaultMessage: 'Questo è un messaggio di prova da {host}, {at}.\n\nNon serve rispondere.\n\nCarCare',
  },
  inbox: {
    id: 'server.adapters.test.inbox',
    defaultMessage: 'È in uso la posta della dimostrazione: il messaggio è in /dev/inbox.',
  },
  handedOver: {
    id: 'server.adapters.test.handed-over',
    defaultMessage: 'Messaggio consegnato al gestore, via {ways}.',
  },
  refused: { id: 'server.adapters.test.refused', defaultMessage: 'Il servizio ha rifiutato il messaggio ({reason}).' },
  certificateRefused: {
    id: 'server.adapters.test.certificate-refused',
    defaultMessage: 'Il certificato del servizio non è valido: chi lo gestisce deve rinnovarlo.',
  },
  away: { id: 'server.adapters.test.away', defaultMessage: 'Il servizio non è raggiungibile.' },
  vinKnown: { id: 'server.adapters.test.vin-known', defaultMessage: 'Ha risposto per il telaio di prova: {car}.' },
  vinUnknown: {
    id: 'server.adapters.test.vin-unknown',
    defaultMessage: 'Ha risposto: non conosce il telaio di prova.',
  },
  paymentAnswers: {
    id: 'server.adapters.test.payment-answers',
    defaultMessage: 'L’indirizzo del gestore risponde (HTTP {status}). Nessun pagamento è stato aperto.',
  },
  sealed: {
    id: 'server.adapters.test.sealed',
    defaultMessage: 'Una prova è stata firmata, e il certificato la riconosce.',
  },
  sealedOtherwise: {
    id: 'server.adapters.test.sealed-otherwise',
    defaultMessage: 'La prova è stata firmata, ma il certificato non la riconosce: non è quello della chiave.',
  },
  stamped: { id: 'server.adapters.test.stamped', defaultMessage: 'Marca temporale ricevuta e verificata.' },
  stampUnreachable: {
    id: 'server.adapters.test.stamp-unreachable',
    defaultMessage: 'Nessuna marca entro 3 secondi: il servizio non risponde o rifiuta.',
  },
  stampInvalid: {
    id: 'server.adapters.test.stamp-invalid',
    defaultMessage: 'La risposta non è una marca valida per ciò che abbiamo inviato.',
  },
  sentryEvent: { id: 'server.adapters.test.sentry-event', defaultMessage: 'Prova dalla pagina Sistema' },
  sentryTook: { id: 'server.adapters.test.sentry-took', defaultMessage: 'Evento di prova accettato.' },
  stored: {
    id: 'server.adapters.test.stored',
    defaultMessage: 'Un file di prova è stato scritto, riletto e cancellato.',
  },
  storedOtherwise: {
    id: 'server.adapters.test.stored-otherwise',
    defaultMessage: 'Il file di prova è tornato diverso da come era stato scritto.',
  },
  late: { id: 'server.adapters.test.late', defaultMessage: 'Il servizio non ha risposto in tempo.' },
  broken: {
    id: 'server.adapters.test.broken',
    defaultMessage: 'Il servizio non è raggiungibile, o ha dato una risposta che non si può usare.',
  },
});
