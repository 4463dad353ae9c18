import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  until: { id: 'staff.contract.rail.until', defaultMessage: 'entro il {date}' },
  caption: {
    id: 'staff.contract.rail.caption',
    defaultMessage: 'Passo {step} di 6. {name} dal {date}.',
  },
});
