import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  gone: {
    id: 'ui.record.gone',
    defaultMessage: 'Non si può più salvare: nel frattempo quello che era aperto qui è stato eliminato.',
  },
});
