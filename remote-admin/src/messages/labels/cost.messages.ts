import { defineMessages } from 'shared-ui/intl';

export const costMessages = defineMessages({
  unknown: { id: 'admin.messages.cost.unknown', defaultMessage: 'non noto' },
});
