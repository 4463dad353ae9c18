import { adminOperations } from 'shared-api/contracts';
import { EmptyState } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { defineList } from '../../common/lists/define-list';
import { purposeName } from '../labels/purpose-name';
import { MessageCard } from './message-card';
import { messageColumns } from './message-columns';
import { messageFilters } from './message-filters';
import { messages } from './messages';
import { outboxKey } from './outbox-key';

/** The outbox; what a message is for opens its text. */
export const messageList = defineList({
  key: () => outboxKey,
  fetch: (api, query, options) => api.bind(adminOperations).listMessages({ query }, options),
  label: messages.title,
  search: messages.search,
  views: 'admin-messages',
  sort: '-created_at',
  columns: messageColumns,
  lead: 'purpose',
  hidden: ['sent_at', 'store'],
  onlyWide: ['channel', 'attempts', 'provider', 'cost', 'store', 'sent_at'],
  filters: messageFilters,
  rowId: ({ id }) => id,
  rowName: ({ template }, intl) => purposeName(template, intl),
  card: (message, menu, onOpen) => <MessageCard message={message} onOpen={onOpen} menu={menu} />,
  nothing: (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <FormattedMessage {...messages.emptyAdvice} />
    </EmptyState>
  ),
});
