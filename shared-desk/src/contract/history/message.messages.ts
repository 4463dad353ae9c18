import { defineMessages } from 'shared-ui/intl';

/** The messages that leave for a contract, by what they are for, and what became of them. */
export const messageMessages = defineMessages({
  sms: { id: 'desk.message.sms', defaultMessage: 'SMS' },
  email: { id: 'desk.message.email', defaultMessage: 'E-mail' },
  created: { id: 'desk.message.created', defaultMessage: '{channel} con la bozza' },
  link: { id: 'desk.message.link', defaultMessage: '{channel} con il link' },
  choosePayment: { id: 'desk.message.choose-payment', defaultMessage: '{channel} per scegliere il pagamento' },
  signingCode: { id: 'desk.message.signing-code', defaultMessage: '{channel} con il codice di firma' },
  phoneCode: { id: 'desk.message.phone-code', defaultMessage: '{channel} con il codice per cambiare il numero' },
  phoneChanged: { id: 'desk.message.phone-changed', defaultMessage: '{channel}: il numero è cambiato' },
  accessCode: { id: 'desk.message.access-code', defaultMessage: '{channel} con il codice di accesso' },
  signed: { id: 'desk.message.signed', defaultMessage: '{channel} con il contratto firmato' },
  instructions: { id: 'desk.message.instructions', defaultMessage: '{channel} con le istruzioni' },
  receipt: { id: 'desk.message.receipt', defaultMessage: '{channel} con la ricevuta' },
  cancelled: { id: 'desk.message.cancelled', defaultMessage: '{channel} di annullamento' },
  withdrawal: { id: 'desk.message.withdrawal', defaultMessage: '{channel} con la ricevuta del recesso' },
  refund: { id: 'desk.message.refund', defaultMessage: '{channel} sul rimborso' },
  reminder: { id: 'desk.message.reminder', defaultMessage: '{channel} di promemoria' },
  delivered: {
    id: 'desk.message.delivered',
    defaultMessage: '{channel, select, sms {Consegnato} other {Consegnata}} {when}',
  },
  sent: {
    id: 'desk.message.sent',
    defaultMessage: '{channel, select, sms {Inviato} other {Inviata}}, in attesa di conferma',
  },
  queued: { id: 'desk.message.queued', defaultMessage: 'In partenza' },
  failed: {
    id: 'desk.message.failed',
    defaultMessage: '{channel, select, sms {Non consegnato} other {Non consegnata}}: {error}',
  },
  retry: { id: 'desk.message.retry', defaultMessage: 'Riprova' },
  retryNamed: { id: 'desk.message.retry-named', defaultMessage: 'Riprova: {name}' },
});
