import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'shell.notifications.title', defaultMessage: 'Avvisi' },
  session: { id: 'shell.notifications.session', defaultMessage: 'In questa sessione' },
  bell: {
    id: 'shell.notifications.bell',
    defaultMessage: '{count, plural, =0 {Avvisi} one {Avvisi, uno nuovo} other {Avvisi, # nuovi}}',
  },
  none: { id: 'shell.notifications.none', defaultMessage: 'Non c’è nessun avviso.' },
  fresh: { id: 'shell.notifications.fresh', defaultMessage: 'Nuovo' },
  close: { id: 'shell.notifications.close', defaultMessage: 'Nascondi questo avviso' },
  open: { id: 'shell.notifications.open', defaultMessage: 'Apri' },
});
