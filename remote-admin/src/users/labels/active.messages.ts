import { defineMessages } from 'shared-ui/intl';

export const activeMessages = defineMessages({
  active: { id: 'admin.users.active', defaultMessage: 'attivo' },
  disabled: { id: 'admin.users.disabled', defaultMessage: 'disattivato' },
});
