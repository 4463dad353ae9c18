import { defineMessages } from 'shared-ui/intl';

/** What happened, by the event's type. `named` says whether the person of the staff is known. */
export const eventMessages = defineMessages({
  created: {
    id: 'staff.event.created',
    defaultMessage:
      '<b>Creato</b>{named, select, yes { da {who}} other {{actor, select, customer { dal cliente} other {}}}}',
  },
  renewal: { id: 'staff.event.renewal', defaultMessage: 'Rinnovo di {code}' },
  copy: { id: 'staff.event.copy', defaultMessage: 'Copia di {code}' },
  sent: {
    id: 'staff.event.sent',
    defaultMessage: '<b>Link inviato</b>{named, select, yes { da {who}} other {}}',
  },
  opened: { id: 'staff.event.opened', defaultMessage: '<b>Link aperto</b> dal cliente' },
  edited: {
    id: 'staff.event.edited',
    defaultMessage:
      '<b>Dati corretti</b>{named, select, yes { da {who}} other {{actor, select, customer { dal cliente} other {}}}}',
  },
  edited_nothing: { id: 'staff.event.edited-nothing', defaultMessage: '<b>Dati rivisti</b> dal cliente' },
  consents_given: { id: 'staff.event.consents-given', defaultMessage: '<b>Consensi indicati</b> dal cliente' },
  identity_recorded: {
    id: 'staff.event.identity-recorded',
    defaultMessage: '<b>Documento d’identità registrato</b>{named, select, yes { da {who}} other {}}',
  },
  service_done: {
    id: 'staff.event.service-done',
    defaultMessage: '<b>Tagliando {service} fatto</b>{named, select, yes {, annotato da {who}} other {}}',
  },
  payment_corrected: {
    id: 'staff.event.payment-corrected',
    defaultMessage: '<b>Pagamento corretto</b>{named, select, yes { da {who}} other {}}',
  },
  code_sent: { id: 'staff.event.code-sent', defaultMessage: '<b>Dati confermati</b>, codice inviato' },
  access_code_sent: { id: 'staff.event.access-code-sent', defaultMessage: '<b>Codice di accesso</b> inviato' },
  code_failed: { id: 'staff.event.code-failed', defaultMessage: '<b>Codice errato</b>' },
  blocked: { id: 'staff.event.blocked', defaultMessage: '<b>Firma bloccata</b>: troppi codici errati' },
  reverted: { id: 'staff.event.reverted', defaultMessage: '<b>Firma non conclusa</b> in 24 ore' },
  declined: { id: 'staff.event.declined', defaultMessage: '<b>Rifiutato</b> dal cliente' },
  signed: { id: 'staff.event.signed', defaultMessage: '<b>Firmato</b> con codice SMS' },
  document_pending: { id: 'staff.event.document-pending', defaultMessage: '<b>Documento</b> da sigillare' },
  document_sealed: { id: 'staff.event.document-sealed', defaultMessage: '<b>Documento sigillato</b>' },
  method_saved: {
    id: 'staff.event.method-saved',
    defaultMessage: '<b>Metodo scelto</b>: {method}',
  },
  filled: { id: 'staff.event.filled', defaultMessage: '<b>Compilato</b>, {method}' },
  paid: {
    id: 'staff.event.paid',
    defaultMessage: '<b>Pagato</b>{named, select, yes {, registrato da {who}} other {}}',
  },
  withdrawn: { id: 'staff.event.withdrawn', defaultMessage: '<b>Recesso</b> del cliente' },
  refund_due: { id: 'staff.event.refund-due', defaultMessage: '<b>Rimborso da effettuare</b>' },
  refunded: {
    id: 'staff.event.refunded',
    defaultMessage: '<b>Rimborsato</b>{named, select, yes {, registrato da {who}} other {}}',
  },
  mismatch_received: { id: 'staff.event.mismatch-received', defaultMessage: '<b>Pagamento da chiarire</b>' },
  mismatch_returned: {
    id: 'staff.event.mismatch-returned',
    defaultMessage: '<b>Rimborso da chiarire</b>, fatto dal gestore',
  },
  mismatch_explained: {
    id: 'staff.event.mismatch-explained',
    defaultMessage: '<b>Rimborso chiarito</b>{named, select, yes { da {who}} other {}}',
  },
  mismatch_refunded: {
    id: 'staff.event.mismatch-refunded',
    defaultMessage: '<b>Pagamento rimborsato</b>{named, select, yes {, registrato da {who}} other {}}',
  },
  mismatch_kept: {
    id: 'staff.event.mismatch-kept',
    defaultMessage: '<b>Pagamento chiuso senza rimborso</b>{named, select, yes { da {who}} other {}}',
  },
  expired: { id: 'staff.event.expired', defaultMessage: 'Il termine è scaduto' },
  erasure: {
    id: 'staff.event.erasure',
    defaultMessage:
      '{actor, select, customer {Il cliente ha chiesto di cancellare i suoi dati} other {L’operatore ha cancellato l’account del cliente}}',
  },
  deleted: {
    id: 'staff.event.deleted',
    defaultMessage: '<b>Eliminato</b>{named, select, yes { da {who}} other {}}',
  },
  erased: { id: 'staff.event.erased', defaultMessage: '<b>Dati personali</b> cancellati' },
  fingerprint: { id: 'staff.event.fingerprint', defaultMessage: 'Impronta {fingerprint}' },
});
