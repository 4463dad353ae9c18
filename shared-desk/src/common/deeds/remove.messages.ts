import { defineMessages } from 'shared-ui/intl';

export const removeMessages = defineMessages({
  title: { id: 'desk.remove.title', defaultMessage: 'Eliminare {code}?' },
  warning: {
    id: 'desk.remove.warning',
    defaultMessage: 'Il link del cliente non funziona più. Un contratto eliminato non si può ripristinare.',
  },
  reason: { id: 'desk.remove.reason', defaultMessage: 'Motivo' },
  reasonMissing: {
    id: 'desk.remove.reason-missing',
    defaultMessage: 'Scrivere il motivo: resta nella cronologia del contratto',
  },
  confirm: { id: 'desk.remove.confirm', defaultMessage: 'Elimina' },
});
