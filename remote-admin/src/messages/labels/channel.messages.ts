import { defineMessages } from 'shared-ui/intl';

export const channelNames = defineMessages({
  sms: { id: 'admin.channel.sms', defaultMessage: 'SMS' },
  email: { id: 'admin.channel.email', defaultMessage: 'E-mail' },
});
