import { defineMessages } from 'shared-ui/intl';

/** The messages that leave for a contract, by what they are for, and what became of them. */
export const messageMessages = defineMessages({
  sms: { id: 'staff.message.sms', defaultMessage: 'SMS' },
  email: { id: 'staff.message.email', defaultMessage: 'E-mail' },
  created: { id: 'staff.message.created', defaultMessage: '{channel} con la bozza' },
  link: { id: 'staff.message.link', defaultMessage: '{channel} con il link' },
  choosePayment: { id: 'staff.message.choose-payment', defaultMessage: '{channel} per scegliere il pagamento' },
  signingCode: { id: 'staff.message.signing-code', defaultMessage: '{channel} con il codice di firma' },
  phoneCode: { id: 'staff.message.phone-code', defaultMessage: '{channel} con il codice per cambiare il numero' },
  phoneChanged: { id: 'staff.message.phone-changed', defaultMessage: '{channel}: il numero è cambiato' },
  accessCode: { id: 'staff.message.access-code', defaultMessage: '{channel} con il codice di accesso' },
  signed: { id: 'staff.message.signed', defaultMessage: '{channel} con il contratto firmato' },
  instructions: { id: 'staff.message.instructions', defaultMessage: '{channel} con le istruzioni' },
  mismatch: { id: 'staff.message.mismatch', defaultMessage: '{channel} sul pagamento da chiarire' },
  receipt: { id: 'staff.message.receipt', defaultMessage: '{channel} con la ricevuta' },
  correctedReceipt: { id: 'staff.message.corrected-receipt', defaultMessage: '{channel} con la ricevuta corretta' },
  cancelled: { id: 'staff.message.cancelled', defaultMessage: '{channel} di annullamento' },
  withdrawal: { id: 'staff.message.withdrawal', defaultMessage: '{channel} con la ricevuta del recesso' },
  statement: {
    id: 'staff.message.statement',
    defaultMessage: '{channel} con la ricevuta della dichiarazione di recesso',
  },
  statementAnswered: {
    id: 'staff.message.statement-answered',
    defaultMessage: '{channel} che conferma il recesso a chi l’ha dichiarato',
  },
  statementClosed: {
    id: 'staff.message.statement-closed',
    defaultMessage: '{channel} che dice a chi ha dichiarato il recesso che non è registrato',
  },
  refund: { id: 'staff.message.refund', defaultMessage: '{channel} sul rimborso' },
  requestReceived: { id: 'staff.message.request-received', defaultMessage: '{channel} che conferma la richiesta' },
  storeMoved: { id: 'staff.message.store-moved', defaultMessage: '{channel} con il nuovo dealer' },
  requestAnswered: { id: 'staff.message.request-answered', defaultMessage: '{channel} con la risposta' },
  answerChanged: { id: 'staff.message.request-answer-changed', defaultMessage: '{channel} con la nuova risposta' },
  reminder: { id: 'staff.message.reminder', defaultMessage: '{channel} di promemoria' },
  serviceDue: { id: 'staff.message.service-due', defaultMessage: '{channel} sul tagliando in arrivo' },
  delivered: {
    id: 'staff.message.delivered',
    defaultMessage: '{channel, select, sms {Consegnato} other {Consegnata}} {when}',
  },
  sent: {
    id: 'staff.message.sent',
    defaultMessage: '{channel, select, sms {Inviato} other {Inviata}}, in attesa di conferma',
  },
  voided: {
    id: 'staff.message.voided',
    defaultMessage: '{channel, select, sms {Annullato} other {Annullata}}',
  },
  queued: { id: 'staff.message.queued', defaultMessage: 'In partenza' },
  failed: {
    id: 'staff.message.failed',
    defaultMessage: '{channel, select, sms {Non consegnato} other {Non consegnata}}',
  },
  failedBecause: {
    id: 'staff.message.failed-because',
    defaultMessage: '{channel, select, sms {Non consegnato} other {Non consegnata}}: {reason}',
  },
  retry: { id: 'staff.message.retry', defaultMessage: 'Riprova' },
  retryNamed: { id: 'staff.message.retry-named', defaultMessage: 'Riprova: {name}' },
});
