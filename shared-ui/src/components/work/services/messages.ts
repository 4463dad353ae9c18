import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  services: { id: 'ui.services.services', defaultMessage: 'Tagliandi' },
  done: { id: 'ui.services.done', defaultMessage: 'fatto' },
  next: { id: 'ui.services.next', defaultMessage: 'prossimo' },
  missed: { id: 'ui.services.missed', defaultMessage: 'non fatto' },
  later: { id: 'ui.services.later', defaultMessage: 'più avanti' },
});
