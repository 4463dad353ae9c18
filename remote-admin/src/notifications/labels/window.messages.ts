import { defineMessages } from 'shared-ui/intl';

export const windowMessages = defineMessages({
  from: { id: 'admin.notification-window.from', defaultMessage: 'dal {at}' },
  until: { id: 'admin.notification-window.until', defaultMessage: 'fino al {at}' },
  endless: { id: 'admin.notification-window.endless', defaultMessage: 'senza fine' },
});
