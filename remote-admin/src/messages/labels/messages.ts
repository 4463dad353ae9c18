import { defineMessages } from 'shared-ui/intl';

/** How far a message is. */
export const statusNames = defineMessages({
  queued: { id: 'admin.message-status.queued', defaultMessage: 'In partenza' },
  sent: { id: 'admin.message-status.sent', defaultMessage: 'Inviato' },
  delivered: { id: 'admin.message-status.delivered', defaultMessage: 'Consegnato' },
  failed: { id: 'admin.message-status.failed', defaultMessage: 'Non consegnato' },
  voided: { id: 'admin.message-status.voided', defaultMessage: 'Annullato' },
});

export const channelNames = defineMessages({
  sms: { id: 'admin.channel.sms', defaultMessage: 'SMS' },
  email: { id: 'admin.channel.email', defaultMessage: 'E-mail' },
});

/** What a message is for, by the outbox's own code. */
export const purposeNames = defineMessages({
  'signing-code': { id: 'admin.purpose.signing-code', defaultMessage: 'Codice per firmare' },
  'old-phone-code': {
    id: 'admin.purpose.old-phone-code',
    defaultMessage: 'Codice al vecchio cellulare di un contratto',
  },
  'new-phone-code': {
    id: 'admin.purpose.new-phone-code',
    defaultMessage: 'Codice al nuovo cellulare di un contratto',
  },
  'contract-phone-changed': {
    id: 'admin.purpose.contract-phone-changed',
    defaultMessage: 'Cellulare di un contratto cambiato',
  },
  'access-code': { id: 'admin.purpose.access-code', defaultMessage: 'Codice per aprire il contratto' },
  'sign-in-code': { id: 'admin.purpose.sign-in-code', defaultMessage: 'Codice per accedere' },
  'phone-change-code': { id: 'admin.purpose.phone-code', defaultMessage: 'Codice per il nuovo cellulare' },
  'contract-created': { id: 'admin.purpose.created', defaultMessage: 'Contratto preparato' },
  'contract-link': { id: 'admin.purpose.link', defaultMessage: 'Link per firmare' },
  'choose-payment': { id: 'admin.purpose.choose-payment', defaultMessage: 'Link per scegliere come pagare' },
  'contract-signed': { id: 'admin.purpose.signed', defaultMessage: 'Contratto firmato' },
  'payment-instructions': { id: 'admin.purpose.instructions', defaultMessage: 'Istruzioni per pagare' },
  'payment-mismatch': { id: 'admin.purpose.mismatch', defaultMessage: 'Pagamento da chiarire' },
  'payment-receipt': { id: 'admin.purpose.receipt', defaultMessage: 'Ricevuta del pagamento' },
  'payment-receipt-corrected': { id: 'admin.purpose.corrected-receipt', defaultMessage: 'Ricevuta corretta' },
  'store-moved': { id: 'admin.purpose.store-moved', defaultMessage: 'Dealer cambiato' },
  'contract-cancelled': { id: 'admin.purpose.cancelled', defaultMessage: 'Contratto annullato' },
  'withdrawal-receipt': { id: 'admin.purpose.withdrawal', defaultMessage: 'Ricevuta del recesso' },
  'withdrawal-statement': { id: 'admin.purpose.statement', defaultMessage: 'Dichiarazione di recesso' },
  'withdrawal-answered': { id: 'admin.purpose.withdrawal-answered', defaultMessage: 'Recesso registrato' },
  'withdrawal-closed': { id: 'admin.purpose.withdrawal-closed', defaultMessage: 'Recesso non registrato' },
  checkpoint: { id: 'admin.purpose.checkpoint', defaultMessage: 'Punto di controllo' },
  refund: { id: 'admin.purpose.refund', defaultMessage: 'Rimborso' },
  reminder: { id: 'admin.purpose.reminder', defaultMessage: 'Promemoria' },
  'request-received': { id: 'admin.purpose.request-received', defaultMessage: 'Richiesta del cliente ricevuta' },
  'request-answered': { id: 'admin.purpose.request-answered', defaultMessage: 'Risposta a una richiesta' },
  'request-answer-changed': {
    id: 'admin.purpose.request-answer-changed',
    defaultMessage: 'Risposta a una richiesta cambiata',
  },
  'service-due': { id: 'admin.purpose.service', defaultMessage: 'Tagliando in arrivo' },
  'account-invitation': { id: 'admin.purpose.invitation', defaultMessage: 'Invito' },
  'password-reset': { id: 'admin.purpose.reset', defaultMessage: 'Nuova password' },
  'email-change': { id: 'admin.purpose.email-change', defaultMessage: 'Conferma della nuova e-mail' },
  'account-notice': { id: 'admin.purpose.notice', defaultMessage: 'Avviso sull’account' },
  'account-erased': { id: 'admin.purpose.erased', defaultMessage: 'Account cancellato' },
});

export const costMessages = defineMessages({
  unknown: { id: 'admin.messages.cost.unknown', defaultMessage: 'non noto' },
});

export const providerMessages = defineMessages({
  trialBox: { id: 'admin.messages.trial-box', defaultMessage: 'Prove' },
});
