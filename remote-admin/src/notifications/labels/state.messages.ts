import { defineMessages } from 'shared-ui/intl';

export const stateMessages = defineMessages({
  hidden: { id: 'admin.notification-state.hidden', defaultMessage: 'nascosta' },
  coming: { id: 'admin.notification-state.coming', defaultMessage: 'programmata' },
  open: { id: 'admin.notification-state.open', defaultMessage: 'visibile' },
  over: { id: 'admin.notification-state.over', defaultMessage: 'scaduta' },
  automatic: { id: 'admin.notification-state.automatic', defaultMessage: 'automatica' },
  marketing: { id: 'admin.notification-state.marketing', defaultMessage: 'pubblicità' },
});
