import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  stale: {
    id: 'admin.user.stale',
    defaultMessage:
      'Nel frattempo qualcun altro ha modificato questa persona. Il resto della pagina è aggiornato, quello che hai cambiato qui è rimasto: controllare e salvare di nuovo.',
  },
});
