import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.saved-views.title', defaultMessage: 'Viste salvate' },
});
