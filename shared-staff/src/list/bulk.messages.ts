import { defineMessages } from 'shared-ui/intl';

export const bulkMessages = defineMessages({
  resend: {
    id: 'staff.bulk.resend',
    defaultMessage: '{first, select, yes {Invia} other {Reinvia}} SMS a {count}',
  },
  resendSome: {
    id: 'staff.bulk.resend-some',
    defaultMessage: '{first, select, yes {Invia} other {Reinvia}} SMS a {fits} su {count}',
  },
  resendNone: { id: 'staff.bulk.resend-none', defaultMessage: 'A nessuno dei contratti scelti si invia un SMS' },
  resendTitle: {
    id: 'staff.bulk.resend-title',
    defaultMessage: '{count, plural, one {Inviare un SMS a un cliente?} other {Inviare un SMS a # clienti?}}',
  },
  resendLeft: {
    id: 'staff.bulk.resend-left',
    defaultMessage:
      '{left, plural, =0 {Gli SMS partono subito, ognuno con il link del suo contratto.} one {Gli SMS partono subito, ognuno con il link del suo contratto. A uno di quelli scelti non si invia.} other {Gli SMS partono subito, ognuno con il link del suo contratto. A # di quelli scelti non si invia.}}',
  },
  resendAnnuls: {
    id: 'staff.bulk.resend-annuls',
    defaultMessage:
      '{signing, plural, one {Un cliente sta firmando: il codice che ha ricevuto non varrà più. Dovrà confermare di nuovo i dati e chiederne uno nuovo.} other {# clienti stanno firmando: i codici che hanno ricevuto non varranno più. Dovranno confermare di nuovo i dati e chiederne di nuovi.}}',
  },
  resendConfirm: { id: 'staff.bulk.resend-confirm', defaultMessage: 'Invia' },
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
  resent: { id: 'staff.bulk.resent', defaultMessage: 'SMS inviati' },
  removed: { id: 'staff.bulk.removed', defaultMessage: 'Contratti eliminati' },
});
