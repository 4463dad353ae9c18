import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  yes: { id: 'admin.audit-entry.yes', defaultMessage: 'sì' },
  no: { id: 'admin.audit-entry.no', defaultMessage: 'no' },
  code: { id: 'admin.audit-entry.code', defaultMessage: 'Codice dell’azione' },
  changes: { id: 'admin.audit-entry.changes', defaultMessage: 'Prima e dopo' },
  field: { id: 'admin.audit-entry.field', defaultMessage: 'Campo' },
  before: { id: 'admin.audit-entry.before', defaultMessage: 'Prima' },
  after: { id: 'admin.audit-entry.after', defaultMessage: 'Dopo' },
  noChanges: { id: 'admin.audit-entry.no-changes', defaultMessage: 'Nessun altro dettaglio.' },
});
