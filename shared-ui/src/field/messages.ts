import { defineMessages } from '../intl';

export const messages = defineMessages({
  optional: { id: 'ui.field.optional', defaultMessage: 'facoltativo' },
});
