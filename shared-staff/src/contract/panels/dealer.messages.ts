import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.contract.dealer', defaultMessage: 'Dealer' },
  byStaff: { id: 'staff.contract.dealer.by-staff', defaultMessage: 'Creato dal dealer' },
  online: { id: 'staff.contract.dealer.online', defaultMessage: 'Creato online dal cliente' },
  account: { id: 'staff.contract.dealer.account', defaultMessage: 'Creato dal cliente nel suo account' },
  campaign: { id: 'staff.contract.dealer.campaign', defaultMessage: ', campagna {campaign}' },
});
