import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-dealers.title', defaultMessage: 'Dealer' },
  help: { id: 'admin.user-dealers.help', defaultMessage: 'I dealer di cui gestisce i contratti.' },
  none: {
    id: 'admin.user-dealers.none',
    defaultMessage: 'Nessun dealer. Chi ne riceve uno diventa manager, e le sue sessioni si chiudono.',
  },
});
