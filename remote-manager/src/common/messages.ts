import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  newContract: { id: 'manager.new-contract', defaultMessage: 'Nuovo contratto' },
});
