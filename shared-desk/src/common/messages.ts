import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  newContract: { id: 'desk.new-contract', defaultMessage: 'Nuovo contratto' },
});
