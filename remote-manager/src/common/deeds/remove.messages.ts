import { defineMessages } from 'shared-ui/intl';

export const removeMessages = defineMessages({
  title: { id: 'manager.remove.title', defaultMessage: 'Eliminare {code}?' },
  warning: {
    id: 'manager.remove.warning',
    defaultMessage: 'Il link del cliente non funziona più. Un contratto eliminato non si può ripristinare.',
  },
  reason: { id: 'manager.remove.reason', defaultMessage: 'Motivo' },
  confirm: { id: 'manager.remove.confirm', defaultMessage: 'Elimina' },
});
