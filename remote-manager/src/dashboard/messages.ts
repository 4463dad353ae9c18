import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.dashboard.title', defaultMessage: 'Cruscotto' },
  notOpen: { id: 'manager.dashboard.notOpen', defaultMessage: 'Quest’area apre con una prossima versione' },
  advice: {
    id: 'manager.dashboard.advice',
    defaultMessage: 'Qui troverai i contratti, i clienti e i dati dei tuoi dealer.',
  },
});
