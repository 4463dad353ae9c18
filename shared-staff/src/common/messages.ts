import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  newContract: { id: 'staff.new-contract', defaultMessage: 'Nuovo contratto' },
  nothingYet: { id: 'staff.nothing-yet', defaultMessage: 'Ancora nessun contratto' },
  nothingYetAdvice: {
    id: 'staff.nothing-yet-advice',
    defaultMessage: 'I contratti nascono dai dealer e dai clienti: il primo comparirà qui.',
  },
});
