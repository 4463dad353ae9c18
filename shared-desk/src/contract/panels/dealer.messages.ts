import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.contract.dealer', defaultMessage: 'Dealer' },
  byStaff: { id: 'desk.contract.dealer.by-staff', defaultMessage: 'Creato dal personale' },
  online: { id: 'desk.contract.dealer.online', defaultMessage: 'Creato online dal cliente' },
  account: { id: 'desk.contract.dealer.account', defaultMessage: 'Creato dal cliente nel suo account' },
  campaign: { id: 'desk.contract.dealer.campaign', defaultMessage: ', campagna {campaign}' },
});
