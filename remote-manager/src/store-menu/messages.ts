import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  show: { id: 'manager.store-menu.show', defaultMessage: 'Mostra i dati di' },
  all: { id: 'manager.store-menu.all', defaultMessage: 'Tutti i dealer' },
  places: { id: 'manager.store-menu.places', defaultMessage: '{count, number} dealer' },
  week: {
    id: 'manager.store-menu.week',
    defaultMessage: '{count, plural, one {# creato} other {# creati}} da lunedì',
  },
  expiring: { id: 'manager.store-menu.expiring', defaultMessage: '{count} in scadenza' },
});
