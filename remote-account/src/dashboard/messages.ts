import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'account.dashboard.title', defaultMessage: 'Il tuo account' },
  notOpen: { id: 'account.dashboard.notOpen', defaultMessage: 'Quest’area apre con una prossima versione' },
  advice: { id: 'account.dashboard.advice', defaultMessage: 'Qui troverai i tuoi contratti, il profilo e i consensi.' },
});
