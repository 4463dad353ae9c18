import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'shell.notifications.title', defaultMessage: 'Avvisi di questa sessione' },
  bell: {
    id: 'shell.notifications.bell',
    defaultMessage: '{count, plural, =0 {Avvisi} one {Avvisi, uno nuovo} other {Avvisi, # nuovi}}',
  },
  none: { id: 'shell.notifications.none', defaultMessage: 'Non c’è ancora nessun avviso.' },
});
