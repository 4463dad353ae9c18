import { defineMessages } from 'shared-ui/intl';

/** What an edit's item says below its title. */
export const editMessages = defineMessages({
  service: { id: 'staff.event.service', defaultMessage: 'Il {date} a {km}.' },
  serviceBefore: { id: 'staff.event.service-before', defaultMessage: 'Prima era segnato: {before}' },
  reason: { id: 'staff.event.edit-reason', defaultMessage: 'Motivo: {reason}' },
  identityGone: {
    id: 'staff.event.identity-gone',
    defaultMessage: 'Il documento d’identità e la firma avanzata non valgono più.',
  },
});
