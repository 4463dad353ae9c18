import { defineMessages } from 'shared-ui/intl';

export const nearDateMessages = defineMessages({
  today: { id: 'manager.near-date.today', defaultMessage: 'oggi, {time}' },
  yesterday: { id: 'manager.near-date.yesterday', defaultMessage: 'ieri, {time}' },
});
