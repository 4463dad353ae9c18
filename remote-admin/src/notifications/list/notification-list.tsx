import { adminNotifications } from 'shared-api/contracts';
import { EmptyState } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { defineList } from '../../common/lists/define-list';
import { notificationKeys } from '../notification-keys';
import { messages } from './messages';
import { NotificationCard } from './notification-card';
import { notificationColumns } from './notification-columns';
import { notificationFilters } from './notification-filters';

/** What people are told; dealers stand in it by their names. */
export const notificationList = defineList({
  key: () => notificationKeys.lists,
  fetch: (api, query, options) => api.bind(adminNotifications).search({ query }, options),
  label: messages.title,
  search: messages.search,
  views: 'admin-notifications',
  sort: '-created_at',
  columns: notificationColumns,
  lead: 'title',
  // The tabs say it.
  hidden: ['automatic', 'created_at'],
  // Automatic ones come with every contract: what the operator wrote would drown among them.
  narrowedTo: { automatic: 'false' },
  onlyWide: ['type', 'automatic', 'seen_count', 'created_at'],
  filters: notificationFilters,
  rowId: ({ id }) => id,
  rowName: ({ title }) => title,
  card: (row, menu, storeNames) => <NotificationCard notification={row} storeNames={storeNames} menu={menu} />,
  nothing: (
    <EmptyState title={<FormattedMessage {...messages.nothing} />}>
      <FormattedMessage {...messages.nothingAdvice} />
    </EmptyState>
  ),
});
