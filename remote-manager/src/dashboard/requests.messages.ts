import { defineMessages } from 'shared-ui/intl';

export const requestsMessages = defineMessages({
  title: { id: 'manager.requests.title', defaultMessage: 'Richieste dei clienti' },
  count: {
    id: 'manager.requests.count',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}}',
  },
});
