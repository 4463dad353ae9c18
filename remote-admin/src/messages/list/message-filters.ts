import type { adminOperations } from 'shared-api/contracts';
import { messageStatuses } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import type { FilterField } from 'shared-ui/work';
import type { FilterOf } from '../../common/lists/define-list';
import { channelNames } from '../labels/channel.messages';
import { purposeNames } from '../labels/purpose.messages';
import { purposeName } from '../labels/purpose-name';
import { statusNames } from '../labels/status.messages';
import { messages } from './messages';

type MessageFilter = FilterOf<typeof adminOperations.listMessages>;

/** Everything that messages can be narrowed by, in the order of its panel. */
export function messageFilters(intl: IntlShape): FilterField<MessageFilter>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      kind: 'multi',
      field: 'status',
      label: word('statuses'),
      options: messageStatuses.map((status) => ({ value: status, label: intl.formatMessage(statusNames[status]) })),
    },
    {
      kind: 'choice',
      field: 'channel',
      label: word('channel'),
      options: (['sms', 'email'] as const).map((channel) => ({
        value: channel,
        label: intl.formatMessage(channelNames[channel]),
      })),
    },
    {
      kind: 'choice',
      field: 'template',
      label: word('purpose'),
      options: Object.keys(purposeNames).map((purpose) => ({ value: purpose, label: purposeName(purpose, intl) })),
    },
    { kind: 'dates', field: 'created_at', label: word('created') },
    { kind: 'dates', field: 'sent_at', label: word('sent') },
    { kind: 'choice', field: 'contract_code', label: word('contract'), options: [] },
    { kind: 'choice', field: 'store_uid', label: word('store'), options: [] },
  ];
}
