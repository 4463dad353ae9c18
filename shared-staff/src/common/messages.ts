import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  newContract: { id: 'staff.new-contract', defaultMessage: 'Nuovo contratto' },
});
