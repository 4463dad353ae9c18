import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  done: { id: 'ui.sections.done', defaultMessage: '{number}, completata' },
});
