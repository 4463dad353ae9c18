import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  rail: { id: 'ui.status.rail', defaultMessage: 'Stato del contratto' },
  skipped: { id: 'ui.status.skipped', defaultMessage: 'non serve' },
  today: { id: 'ui.status.today', defaultMessage: 'Oggi' },
  tomorrow: { id: 'ui.status.tomorrow', defaultMessage: 'Domani' },
  days: { id: 'ui.status.days', defaultMessage: '{days, plural, one {# giorno} other {# giorni}}' },
  deletion: {
    id: 'ui.status.deletion',
    defaultMessage:
      '{days, plural, =0 {Si elimina oggi, il {date}} one {Si elimina domani, il {date}} other {Si elimina tra # giorni, il {date}}}',
  },
});
