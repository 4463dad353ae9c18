import { defineMessages } from 'shared-ui/intl';

/** The messages that leave for a contract, by what they are for, and what became of them. */
export const messageMessages = defineMessages({
  sms: { id: 'manager.message.sms', defaultMessage: 'SMS' },
  email: { id: 'manager.message.email', defaultMessage: 'E-mail' },
  created: { id: 'manager.message.created', defaultMessage: '{channel} con la bozza' },
  link: { id: 'manager.message.link', defaultMessage: '{channel} con il link' },
  choosePayment: { id: 'manager.message.choose-payment', defaultMessage: '{channel} per scegliere il pagamento' },
  signingCode: { id: 'manager.message.signing-code', defaultMessage: '{channel} con il codice di firma' },
  accessCode: { id: 'manager.message.access-code', defaultMessage: '{channel} con il codice di accesso' },
  signed: { id: 'manager.message.signed', defaultMessage: '{channel} con il contratto firmato' },
  instructions: { id: 'manager.message.instructions', defaultMessage: '{channel} con le istruzioni' },
  receipt: { id: 'manager.message.receipt', defaultMessage: '{channel} con la ricevuta' },
  cancelled: { id: 'manager.message.cancelled', defaultMessage: '{channel} di annullamento' },
  withdrawal: { id: 'manager.message.withdrawal', defaultMessage: '{channel} con la ricevuta del recesso' },
  refund: { id: 'manager.message.refund', defaultMessage: '{channel} sul rimborso' },
  reminder: { id: 'manager.message.reminder', defaultMessage: '{channel} di promemoria' },
  delivered: {
    id: 'manager.message.delivered',
    defaultMessage: '{channel, select, sms {Consegnato} other {Consegnata}} {when}',
  },
  sent: {
    id: 'manager.message.sent',
    defaultMessage: '{channel, select, sms {Inviato} other {Inviata}}, in attesa di conferma',
  },
  queued: { id: 'manager.message.queued', defaultMessage: 'In partenza' },
  failed: {
    id: 'manager.message.failed',
    defaultMessage: '{channel, select, sms {Non consegnato} other {Non consegnata}}: {error}',
  },
  retry: { id: 'manager.message.retry', defaultMessage: 'Riprova' },
  retryNamed: { id: 'manager.message.retry-named', defaultMessage: 'Riprova: {name}' },
});
