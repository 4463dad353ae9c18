import { defineMessages } from 'shared-ui/intl';

export const nearDateMessages = defineMessages({
  today: { id: 'desk.near-date.today', defaultMessage: 'oggi, {time}' },
  yesterday: { id: 'desk.near-date.yesterday', defaultMessage: 'ieri, {time}' },
});
