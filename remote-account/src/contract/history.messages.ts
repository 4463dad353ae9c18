import type { ContractEventType } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** What happened, as its customer is told. */
export const eventMessages: Record<Exclude<ContractEventType, 'message'>, MessageDescriptor> = defineMessages({
  created: { id: 'account.history.created', defaultMessage: 'Contratto creato' },
  sent: { id: 'account.history.sent', defaultMessage: 'Link inviato' },
  opened: { id: 'account.history.opened', defaultMessage: 'Contratto aperto' },
  edited: { id: 'account.history.edited', defaultMessage: 'Dati modificati' },
  code_sent: { id: 'account.history.code-sent', defaultMessage: 'Codice inviato' },
  code_failed: { id: 'account.history.code-failed', defaultMessage: 'Codice errato' },
  blocked: { id: 'account.history.blocked', defaultMessage: 'Firma bloccata dopo troppi codici errati' },
  reverted: { id: 'account.history.reverted', defaultMessage: 'Firma interrotta: il contratto è di nuovo da firmare' },
  declined: { id: 'account.history.declined', defaultMessage: 'Hai rifiutato il contratto' },
  signed: { id: 'account.history.signed', defaultMessage: 'Hai firmato il contratto' },
  document_pending: { id: 'account.history.document-pending', defaultMessage: 'Documento in preparazione' },
  document_sealed: { id: 'account.history.document-sealed', defaultMessage: 'Documento sigillato' },
  method_saved: { id: 'account.history.method-saved', defaultMessage: 'Hai scelto come pagare' },
  filled: { id: 'account.history.filled', defaultMessage: 'Scheda del contratto compilata' },
  paid: { id: 'account.history.paid', defaultMessage: 'Pagamento ricevuto' },
  withdrawn: { id: 'account.history.withdrawn', defaultMessage: 'Hai esercitato il recesso' },
  refund_due: { id: 'account.history.refund-due', defaultMessage: 'Rimborso da effettuare' },
  refunded: { id: 'account.history.refunded', defaultMessage: 'Rimborso effettuato' },
  deleted: { id: 'account.history.deleted', defaultMessage: 'Contratto annullato' },
  erased: { id: 'account.history.erased', defaultMessage: 'Dati personali cancellati' },
});

export const messages = defineMessages({
  storeChanged: { id: 'account.history.store-changed', defaultMessage: 'Concessionario cambiato' },
  identityRecorded: {
    id: 'account.history.identity-recorded',
    defaultMessage: 'Documento d’identità registrato dal concessionario',
  },
  methodRecorded: {
    id: 'account.history.method-recorded',
    defaultMessage: 'Modo di pagare registrato dal concessionario',
  },
  serviceDone: {
    id: 'account.history.service-done',
    defaultMessage: 'Tagliando {service} annotato dal concessionario',
  },
  paymentCorrected: { id: 'account.history.payment-corrected', defaultMessage: 'Pagamento corretto' },
  amountCorrected: { id: 'account.history.amount-corrected', defaultMessage: 'Importo: {after} invece di {before}' },
  dayCorrected: { id: 'account.history.day-corrected', defaultMessage: 'Pagato il {after} invece del {before}' },
  consentsGiven: { id: 'account.history.consents-given', defaultMessage: 'Consensi indicati' },
  packageChanged: { id: 'account.history.package-changed', defaultMessage: 'Pacchetto cambiato' },
  sms: { id: 'account.history.sms', defaultMessage: 'SMS al {to}' },
  email: { id: 'account.history.email', defaultMessage: 'E-mail «{subject}»' },
  sent: { id: 'account.history.message-sent', defaultMessage: 'Inviato' },
  delivered: { id: 'account.history.delivered', defaultMessage: 'Consegnato' },
  queued: { id: 'account.history.queued', defaultMessage: 'In partenza' },
  failed: { id: 'account.history.failed', defaultMessage: 'Non consegnato' },
  voided: { id: 'account.history.voided', defaultMessage: 'Annullato' },
});
