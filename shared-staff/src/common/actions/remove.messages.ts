import { defineMessages } from 'shared-ui/intl';

export const removeMessages = defineMessages({
  title: { id: 'staff.remove.title', defaultMessage: 'Eliminare {code}?' },
  warning: {
    id: 'staff.remove.warning',
    defaultMessage: 'Il link del cliente non funziona più. Un contratto eliminato non si può ripristinare.',
  },
  reason: { id: 'staff.remove.reason', defaultMessage: 'Motivo' },
  reasonMissing: {
    id: 'staff.remove.reason-missing',
    defaultMessage: 'Scrivere il motivo: resta nella cronologia del contratto',
  },
  gone: { id: 'staff.remove.gone', defaultMessage: '{code} non c’è più: forse è già stato eliminato.' },
  confirm: { id: 'staff.remove.confirm', defaultMessage: 'Elimina' },
});
