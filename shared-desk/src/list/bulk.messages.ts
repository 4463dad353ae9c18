import { defineMessages } from 'shared-ui/intl';

export const bulkMessages = defineMessages({
  resend: { id: 'desk.bulk.resend', defaultMessage: 'Reinvia SMS a {count}' },
  resendSome: { id: 'desk.bulk.resend-some', defaultMessage: 'Reinvia SMS a {fits} su {count}' },
  resendNone: { id: 'desk.bulk.resend-none', defaultMessage: 'A nessuno dei contratti scelti si manda un SMS' },
  export: { id: 'desk.bulk.export', defaultMessage: 'Esporta' },
  remove: { id: 'desk.bulk.remove', defaultMessage: 'Elimina' },
  removeNone: { id: 'desk.bulk.remove-none', defaultMessage: 'Da firmati si eliminano solo con l’operatore' },
  removePaid: { id: 'desk.bulk.remove-paid', defaultMessage: 'I contratti pagati o con recesso non si eliminano' },
  removeTitle: {
    id: 'desk.bulk.remove-title',
    defaultMessage: '{count, plural, one {Eliminare un contratto?} other {Eliminare # contratti?}}',
  },
  removeWarning: {
    id: 'desk.bulk.remove-warning',
    defaultMessage:
      'I link dei clienti non funzionano più. {left, plural, =0 {} one {Uno di quelli scelti non si può eliminare e resta.} other {# di quelli scelti non si possono eliminare e restano.}}',
  },
  resent: { id: 'desk.bulk.resent', defaultMessage: 'SMS reinviati' },
  removed: { id: 'desk.bulk.removed', defaultMessage: 'Contratti eliminati' },
});
