import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.contract.dealer', defaultMessage: 'Dealer' },
  byStaff: { id: 'manager.contract.dealer.by-staff', defaultMessage: 'Creato dal personale' },
  online: { id: 'manager.contract.dealer.online', defaultMessage: 'Creato in linea dal cliente' },
  account: { id: 'manager.contract.dealer.account', defaultMessage: 'Creato dal cliente nel suo account' },
  campaign: { id: 'manager.contract.dealer.campaign', defaultMessage: ', campagna {campaign}' },
});
