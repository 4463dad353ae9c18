import { defineMessages } from '../../platform/i18n';

export const auditMessages = defineMessages({
  sweepAddresses: {
    id: 'server.audit.job.addresses',
    defaultMessage: 'Pulizia degli indirizzi IP completi dello staff',
  },
  at: { id: 'server.audit.column.at', defaultMessage: 'Quando' },
  actor: { id: 'server.audit.column.actor', defaultMessage: 'Utente' },
  role: { id: 'server.audit.column.role', defaultMessage: 'Ruolo' },
  action: { id: 'server.audit.column.action', defaultMessage: 'Azione' },
  subjectType: { id: 'server.audit.column.subject-type', defaultMessage: 'Tipo di oggetto' },
  subject: { id: 'server.audit.column.subject', defaultMessage: 'Oggetto' },
  address: { id: 'server.audit.column.address', defaultMessage: 'Indirizzo IP' },
  request: { id: 'server.audit.column.request', defaultMessage: 'Richiesta' },
  details: { id: 'server.audit.column.details', defaultMessage: 'Dettagli' },
  erased: { id: 'server.audit.erased', defaultMessage: 'Account cancellato' },
});
