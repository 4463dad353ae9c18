import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.new-notification.title', defaultMessage: 'Nuova notifica' },
  crumb: { id: 'admin.new-notification.crumb', defaultMessage: 'Notifiche' },
  publish: { id: 'admin.new-notification.publish', defaultMessage: 'Pubblica' },
});
