import { defineMessages } from 'shared-ui/intl';

/** What happened, by the event's type. `named` says whether the person of the staff is known. */
export const eventMessages = defineMessages({
  created: {
    id: 'desk.event.created',
    defaultMessage:
      '<b>Creato</b>{named, select, yes { da {who}} other {{actor, select, customer { dal cliente} other {}}}}',
  },
  sent: {
    id: 'desk.event.sent',
    defaultMessage: '<b>Link inviato</b>{named, select, yes { da {who}} other {}}',
  },
  opened: { id: 'desk.event.opened', defaultMessage: '<b>Link aperto</b> dal cliente' },
  edited: {
    id: 'desk.event.edited',
    defaultMessage:
      '<b>Dati corretti</b>{named, select, yes { da {who}} other {{actor, select, customer { dal cliente} other {}}}}',
  },
  code_sent: { id: 'desk.event.code-sent', defaultMessage: '<b>Dati confermati</b>, codice inviato' },
  access_code_sent: { id: 'desk.event.access-code-sent', defaultMessage: '<b>Codice di accesso</b> inviato' },
  code_failed: { id: 'desk.event.code-failed', defaultMessage: '<b>Codice errato</b>' },
  blocked: { id: 'desk.event.blocked', defaultMessage: '<b>Firma bloccata</b>: troppi codici errati' },
  reverted: { id: 'desk.event.reverted', defaultMessage: '<b>Firma non conclusa</b> in 24 ore' },
  declined: { id: 'desk.event.declined', defaultMessage: '<b>Rifiutato</b> dal cliente' },
  signed: { id: 'desk.event.signed', defaultMessage: '<b>Firmato</b> con codice SMS' },
  document_pending: { id: 'desk.event.document-pending', defaultMessage: '<b>Documento</b> da sigillare' },
  document_sealed: { id: 'desk.event.document-sealed', defaultMessage: '<b>Documento sigillato</b>' },
  method_saved: {
    id: 'desk.event.method-saved',
    defaultMessage: '<b>Metodo scelto</b>: {method}',
  },
  filled: { id: 'desk.event.filled', defaultMessage: '<b>Compilato</b>, {method}' },
  paid: {
    id: 'desk.event.paid',
    defaultMessage: '<b>Pagato</b>{named, select, yes {, registrato da {who}} other {}}',
  },
  withdrawn: { id: 'desk.event.withdrawn', defaultMessage: '<b>Recesso</b> del cliente' },
  refund_due: { id: 'desk.event.refund-due', defaultMessage: '<b>Rimborso da fare</b>' },
  refunded: {
    id: 'desk.event.refunded',
    defaultMessage: '<b>Rimborsato</b>{named, select, yes {, registrato da {who}} other {}}',
  },
  expired: { id: 'desk.event.expired', defaultMessage: 'Il termine è scaduto' },
  erasure: { id: 'desk.event.erasure', defaultMessage: 'Il cliente ha chiesto di cancellare i suoi dati' },
  deleted: {
    id: 'desk.event.deleted',
    defaultMessage: '<b>Eliminato</b>{named, select, yes { da {who}} other {}}',
  },
  erased: { id: 'desk.event.erased', defaultMessage: '<b>Dati personali</b> cancellati' },
  fingerprint: { id: 'desk.event.fingerprint', defaultMessage: 'Impronta {fingerprint}' },
});
