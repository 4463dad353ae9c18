import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  taxCodeDoubt: {
    id: 'staff.customer.tax-code-doubt',
    defaultMessage: 'Non sembra il codice fiscale di {name}: ricontrollarlo. Se è giusto così, si può proseguire.',
  },
});
