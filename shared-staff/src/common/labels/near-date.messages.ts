import { defineMessages } from 'shared-ui/intl';

export const nearDateMessages = defineMessages({
  today: { id: 'staff.near-date.today', defaultMessage: 'oggi, {time}' },
  yesterday: { id: 'staff.near-date.yesterday', defaultMessage: 'ieri, {time}' },
});
