import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  noStore: { id: 'staff.contracts.no-store', defaultMessage: 'Nessun dealer assegnato' },
  noStoreAdvice: {
    id: 'staff.contracts.no-store-advice',
    defaultMessage: 'I contratti saranno visibili dopo che CarCare avrà collegato l’account a un dealer.',
  },
  writeToOperator: { id: 'staff.contracts.write-to-operator', defaultMessage: 'Scrivi all’operatore' },
});
