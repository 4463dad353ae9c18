import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  optional: { id: 'ui.field.optional', defaultMessage: 'facoltativo' },
});
