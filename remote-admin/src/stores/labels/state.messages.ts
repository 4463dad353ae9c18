import { defineMessages } from 'shared-ui/intl';

export const stateMessages = defineMessages({
  online: { id: 'admin.store-state.online', defaultMessage: 'in linea' },
  offline: { id: 'admin.store-state.offline', defaultMessage: 'non in linea' },
  off: { id: 'admin.store-state.off', defaultMessage: 'spento' },
});
