import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  where: { id: 'admin.search.where', defaultMessage: '{address}, {city}' },
});
