import { defineMessages } from 'shared-ui/intl';

export const bulkMessages = defineMessages({
  resend: { id: 'manager.bulk.resend', defaultMessage: 'Reinvia SMS a {count}' },
  resendSome: { id: 'manager.bulk.resend-some', defaultMessage: 'Reinvia SMS a {fits} su {count}' },
  resendNone: { id: 'manager.bulk.resend-none', defaultMessage: 'A nessuno dei contratti scelti si manda un SMS' },
  export: { id: 'manager.bulk.export', defaultMessage: 'Esporta' },
  remove: { id: 'manager.bulk.remove', defaultMessage: 'Elimina' },
  removeNone: { id: 'manager.bulk.remove-none', defaultMessage: 'Da firmati si eliminano solo con l’operatore' },
  removeTitle: {
    id: 'manager.bulk.remove-title',
    defaultMessage: '{count, plural, one {Eliminare un contratto?} other {Eliminare # contratti?}}',
  },
  removeWarning: {
    id: 'manager.bulk.remove-warning',
    defaultMessage:
      'I link dei clienti non funzionano più. {left, plural, =0 {} one {Uno di quelli scelti non si può eliminare e resta.} other {# di quelli scelti non si possono eliminare e restano.}}',
  },
  resent: { id: 'manager.bulk.resent', defaultMessage: 'SMS reinviati' },
  removed: { id: 'manager.bulk.removed', defaultMessage: 'Contratti eliminati' },
});
