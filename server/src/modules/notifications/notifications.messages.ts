import { defineMessages } from '../../platform/i18n';

export const noticeMessages = defineMessages({
  newContract: { id: 'server.notices.new-contract', defaultMessage: 'Nuovo contratto online: {code}' },
  newContractText: { id: 'server.notices.new-contract.text', defaultMessage: '{title}, {total}.' },
  blocked: { id: 'server.notices.blocked', defaultMessage: 'Firma bloccata: {code}' },
  blockedText: {
    id: 'server.notices.blocked.text',
    defaultMessage: 'Troppi codici errati: il link va inviato di nuovo al cliente.',
  },
  declined: { id: 'server.notices.declined', defaultMessage: 'Contratto rifiutato: {code}' },
  declinedText: {
    id: 'server.notices.declined.text',
    defaultMessage: 'Il cliente ha scritto il motivo nella cronologia.',
  },
  withdrawn: { id: 'server.notices.withdrawn', defaultMessage: 'Recesso: {code}' },
  withdrawnText: {
    id: 'server.notices.withdrawn.text',
    defaultMessage: 'Il cliente ha esercitato il recesso: {paid} da rimborsare entro il {date}.',
  },
  withdrawnUnpaid: {
    id: 'server.notices.withdrawn.unpaid',
    defaultMessage: 'Il cliente ha esercitato il recesso: non c’è niente da rimborsare.',
  },
  cancelled: { id: 'server.notices.cancelled', defaultMessage: 'Contratto eliminato: {code}' },
  cancelledText: {
    id: 'server.notices.cancelled.text',
    defaultMessage: 'Era firmato: lo ha eliminato l’operatore. Il cliente lo sa.',
  },
  moved: { id: 'server.notices.moved', defaultMessage: 'Contratto affidato a questo dealer: {code}' },
  movedText: {
    id: 'server.notices.moved.text',
    defaultMessage: 'Fino a oggi lo seguiva {from}. Il cliente è avvisato per e-mail.',
  },
  expired: { id: 'server.notices.expired', defaultMessage: 'Contratto scaduto: {code}' },
  expiredText: {
    id: 'server.notices.expired.text',
    defaultMessage:
      'Si poteva pagare fino al {date}: {total}. Un pagamento fatto entro quel giorno si registra fino al {until}.',
  },
  statementUnmatched: {
    id: 'server.notices.statement-unmatched',
    defaultMessage: 'Dichiarazioni di recesso senza riscontro',
  },
  statementUnmatchedText: {
    id: 'server.notices.statement-unmatched.text',
    defaultMessage:
      'Dalla pagina di recesso, in data {date}, sono arrivati un nome e un codice che non si corrispondono. La ricevuta è tra i messaggi.',
  },
  statement: { id: 'server.notices.statement', defaultMessage: 'Dichiarazione di recesso da controllare: {code}' },
  statementText: {
    id: 'server.notices.statement.text',
    defaultMessage:
      'È arrivata dalla pagina di recesso. Nella cronologia del contratto ci sono la ricevuta e l’indirizzo a cui rispondere.',
  },
  statementLateText: {
    id: 'server.notices.statement.late-text',
    defaultMessage:
      'È arrivata dopo il termine per recedere, finito il {date}. Ricevuta e indirizzo a cui rispondere sono nella cronologia del contratto.',
  },
  statementUnsigned: {
    id: 'server.notices.statement-unsigned',
    defaultMessage: 'Recesso dichiarato prima della firma: {code}',
  },
  statementUnsignedText: {
    id: 'server.notices.statement-unsigned.text',
    defaultMessage:
      'Non c’è ancora niente da cui recedere: se il cliente non lo vuole più, si elimina. L’indirizzo a cui rispondere è nella cronologia del contratto.',
  },
  messageFailed: {
    id: 'server.notices.message-failed',
    defaultMessage: '{channel, select, sms {SMS non consegnato} other {E-mail non consegnata}}: {code}',
  },
  messageFailedText: {
    id: 'server.notices.message-failed.text',
    defaultMessage: 'Controllare il recapito del cliente e inviare di nuovo il messaggio.',
  },
  deletion: {
    id: 'server.notices.deletion',
    defaultMessage: '{code}: si elimina {days, plural, =0 {oggi} =1 {domani} other {tra {days} giorni}}',
  },
  deletionText: {
    id: 'server.notices.deletion.text',
    defaultMessage: '{signed, select, yes {Da pagare} other {Da firmare}}: {total}.',
  },
  deletionUntil: {
    id: 'server.notices.deletion.until',
    defaultMessage: '{what} Si elimina il {date}.',
  },
  deletionEnded: {
    id: 'server.notices.deletion.ended',
    defaultMessage: '{code}: avviso di eliminazione chiuso',
  },
  deletionEndedText: {
    id: 'server.notices.deletion.ended-text',
    defaultMessage: 'La scadenza era il {date}. Da allora il contratto è cambiato, oppure è stato eliminato.',
  },
  request: { id: 'server.notices.request', defaultMessage: '{what}: {code}' },
  requestText: {
    id: 'server.notices.request.text',
    defaultMessage:
      '{car}{about, select, day {, preferisce il {day}} stopped {, l’auto è ferma} store {, chiede {store}} other {}}. {text}',
  },
  paymentMismatch: { id: 'server.notices.payment-mismatch', defaultMessage: 'Pagamento da chiarire: {code}' },
  paymentMismatchText: {
    id: 'server.notices.payment-mismatch.text',
    defaultMessage:
      'Il gestore ha incassato {known, select, yes {un importo di {amount}} other {un importo non noto}} {deleted, select, yes {per un contratto eliminato: lo chiarisce l’operatore} other {che non corrisponde al contratto}}.',
  },
  paymentReturned: { id: 'server.notices.payment-returned', defaultMessage: 'Rimborso da chiarire: {code}' },
  paymentReturnedText: {
    id: 'server.notices.payment-returned.text',
    defaultMessage:
      'Il gestore ha restituito al cliente {known, select, yes {{amount}} other {un importo non noto}}, e nessuno lo aspettava{deleted, select, yes {: il contratto è eliminato, lo chiarisce l’operatore} other {}}.',
  },
  paymentStray: { id: 'server.notices.payment-stray', defaultMessage: 'Pagamento con carta senza contratto' },
  paymentStrayText: {
    id: 'server.notices.payment-stray.text',
    defaultMessage:
      'Il gestore dice di aver incassato {known, select, yes {{amount}} other {un importo non noto}} per un contratto che non esiste (evento {event}): da chiarire.',
  },
  created: { id: 'server.notices.created', defaultMessage: 'Notifica pubblicata.' },
  saved: { id: 'server.notices.saved', defaultMessage: 'Notifica salvata.' },
  storeUnknown: { id: 'server.notices.store-unknown', defaultMessage: 'Uno dei dealer scelti non c’è più.' },
  personUnknown: { id: 'server.notices.person-unknown', defaultMessage: 'Una delle persone scelte non c’è più.' },
  automatic: {
    id: 'server.notices.automatic',
    defaultMessage: 'Questa notifica è automatica: si può nascondere o eliminare, non riscrivere.',
  },
});
