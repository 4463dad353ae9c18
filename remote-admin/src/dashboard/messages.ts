import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.dashboard.title', defaultMessage: 'Amministrazione' },
  notOpen: { id: 'admin.dashboard.notOpen', defaultMessage: 'Quest’area apre con una prossima versione' },
  advice: {
    id: 'admin.dashboard.advice',
    defaultMessage: 'Qui troverai dealer, pacchetti, utenti, contratti, analisi e avvisi.',
  },
});
