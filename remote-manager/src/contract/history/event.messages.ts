import { defineMessages } from 'shared-ui/intl';

/** What happened, by the event's type. `named` says whether the person of the staff is known. */
export const eventMessages = defineMessages({
  created: {
    id: 'manager.event.created',
    defaultMessage:
      '<b>Creato</b>{named, select, yes { da {who}} other {{actor, select, customer { dal cliente} other {}}}}',
  },
  sent: {
    id: 'manager.event.sent',
    defaultMessage: '<b>Link inviato</b>{named, select, yes { da {who}} other {}}',
  },
  opened: { id: 'manager.event.opened', defaultMessage: '<b>Link aperto</b> dal cliente' },
  edited: {
    id: 'manager.event.edited',
    defaultMessage:
      '<b>Dati corretti</b>{named, select, yes { da {who}} other {{actor, select, customer { dal cliente} other {}}}}',
  },
  code_sent: { id: 'manager.event.code-sent', defaultMessage: '<b>Dati confermati</b>, codice inviato' },
  access_code_sent: { id: 'manager.event.access-code-sent', defaultMessage: '<b>Codice di accesso</b> inviato' },
  code_failed: { id: 'manager.event.code-failed', defaultMessage: '<b>Codice errato</b>' },
  blocked: { id: 'manager.event.blocked', defaultMessage: '<b>Firma bloccata</b>: troppi codici errati' },
  reverted: { id: 'manager.event.reverted', defaultMessage: '<b>Firma non conclusa</b> in 24 ore' },
  declined: { id: 'manager.event.declined', defaultMessage: '<b>Rifiutato</b> dal cliente' },
  signed: { id: 'manager.event.signed', defaultMessage: '<b>Firmato</b> con codice SMS' },
  document_pending: { id: 'manager.event.document-pending', defaultMessage: '<b>Documento</b> da sigillare' },
  document_sealed: { id: 'manager.event.document-sealed', defaultMessage: '<b>Documento sigillato</b>' },
  method_saved: {
    id: 'manager.event.method-saved',
    defaultMessage: '<b>Metodo scelto</b>: {method}',
  },
  filled: { id: 'manager.event.filled', defaultMessage: '<b>Compilato</b>, {method}' },
  paid: {
    id: 'manager.event.paid',
    defaultMessage: '<b>Pagato</b>{named, select, yes {, registrato da {who}} other {}}',
  },
  withdrawn: { id: 'manager.event.withdrawn', defaultMessage: '<b>Recesso</b> del cliente' },
  refund_due: { id: 'manager.event.refund-due', defaultMessage: '<b>Rimborso da fare</b>' },
  refunded: {
    id: 'manager.event.refunded',
    defaultMessage: '<b>Rimborsato</b>{named, select, yes {, registrato da {who}} other {}}',
  },
  deleted: {
    id: 'manager.event.deleted',
    defaultMessage: '<b>Eliminato</b>{named, select, yes { da {who}} other {}}',
  },
  erased: { id: 'manager.event.erased', defaultMessage: '<b>Dati personali</b> cancellati' },
  fingerprint: { id: 'manager.event.fingerprint', defaultMessage: 'Impronta {fingerprint}' },
});
