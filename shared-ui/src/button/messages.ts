import { defineMessages } from '../intl';

export const messages = defineMessages({
  wait: { id: 'ui.button.wait', defaultMessage: 'Attendi' },
});
