import { defineMessages } from 'shared-ui/intl';

export const areaNames = defineMessages({
  shell: { id: 'admin.system.area.shell', defaultMessage: 'Cornice' },
  public: { id: 'admin.system.area.public', defaultMessage: 'Pubblica' },
  manager: { id: 'admin.system.area.manager', defaultMessage: 'Dealer' },
  admin: { id: 'admin.system.area.admin', defaultMessage: 'Operatore' },
  account: { id: 'admin.system.area.account', defaultMessage: 'Cliente' },
});
