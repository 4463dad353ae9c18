import { defineMessages } from '../intl';

export const messages = defineMessages({
  skip: { id: 'ui.link.skip', defaultMessage: 'Vai al contenuto' },
});
