import { defineMessages } from '../../intl';

export const messages = defineMessages({
  done: { id: 'ui.sections.done', defaultMessage: '{number}, completata' },
});
