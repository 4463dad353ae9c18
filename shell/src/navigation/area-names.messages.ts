import { defineMessages } from 'shared-ui/intl';

/** What areas are called by the role that they ask for. */
export const areaNamesMessages = defineMessages({
  account: { id: 'shell.navigation.account', defaultMessage: 'Il tuo account' },
  manager: { id: 'shell.navigation.manager', defaultMessage: 'Dealer' },
  admin: { id: 'shell.navigation.admin', defaultMessage: 'Amministrazione' },
});
