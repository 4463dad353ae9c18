import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  attach: { id: 'admin.user-stores.attach', defaultMessage: 'Cercare un dealer da collegare' },
  where: { id: 'admin.user-stores.where', defaultMessage: '{address}, {city}' },
  since: { id: 'admin.user-stores.since', defaultMessage: 'dal {date}' },
  detach: { id: 'admin.user-stores.detach', defaultMessage: 'Scollega' },
  detachNamed: { id: 'admin.user-stores.detach-named', defaultMessage: 'Scollega {name}' },
});
