import { defineMessages } from 'shared-ui/intl';

export const bulkMessages = defineMessages({
  resend: { id: 'staff.bulk.resend', defaultMessage: 'Reinvia SMS a {count}' },
  resendSome: { id: 'staff.bulk.resend-some', defaultMessage: 'Reinvia SMS a {fits} su {count}' },
  resendNone: { id: 'staff.bulk.resend-none', defaultMessage: 'A nessuno dei contratti scelti si invia un SMS' },
  export: { id: 'staff.bulk.export', defaultMessage: 'Esporta' },
  remove: { id: 'staff.bulk.remove', defaultMessage: 'Elimina' },
  removeNone: { id: 'staff.bulk.remove-none', defaultMessage: 'Da firmati si eliminano solo con l’operatore' },
  removePaid: { id: 'staff.bulk.remove-paid', defaultMessage: 'I contratti pagati o con recesso non si eliminano' },
  removeTitle: {
    id: 'staff.bulk.remove-title',
    defaultMessage: '{count, plural, one {Eliminare un contratto?} other {Eliminare # contratti?}}',
  },
  removeWarning: {
    id: 'staff.bulk.remove-warning',
    defaultMessage:
      'I link dei clienti non funzionano più. {left, plural, =0 {} one {Uno di quelli scelti non si può eliminare e resta.} other {# di quelli scelti non si possono eliminare e restano.}}',
  },
  widen: { id: 'staff.bulk.widen', defaultMessage: 'Seleziona tutti i {total, number}' },
  widenSome: { id: 'staff.bulk.widen-some', defaultMessage: 'Seleziona i primi {most} di {total, number}' },
  resent: { id: 'staff.bulk.resent', defaultMessage: 'SMS reinviati' },
  removed: { id: 'staff.bulk.removed', defaultMessage: 'Contratti eliminati' },
});
