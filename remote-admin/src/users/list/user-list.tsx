import { adminUsers } from 'shared-api/contracts';
import { EmptyState, TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { RowCard } from 'shared-ui/work';
import { defineList } from '../../common/lists/define-list';
import { paths } from '../../common/paths';
import { RoleTags } from '../labels/role-tags';
import { userKeys } from '../user-keys';
import { AccountCell } from './account-cell';
import { messages } from './messages';
import { userColumns } from './user-columns';
import { userFilters } from './user-filters';

/** Everybody with an account. */
export const userList = defineList({
  key: () => userKeys.lists,
  fetch: (api, query, options) => api.bind(adminUsers).search({ query }, options),
  label: messages.title,
  search: messages.search,
  views: 'admin-users',
  sort: 'lastname',
  columns: userColumns,
  lead: 'lastname',
  hidden: ['last_sign_in_at', 'city', 'points.level', 'date_of_birth', 'created_at'],
  onlyWide: ['phone', 'stores', 'last_sign_in_at', 'city', 'points.level', 'date_of_birth', 'created_at'],
  filters: userFilters,
  rowId: ({ uid }) => uid,
  rowName: ({ fullname }) => fullname,
  card: (user, menu) => (
    <RowCard
      top={<RoleTags held={user.roles} />}
      topEnd={<AccountCell user={user} />}
      title={<TextLink to={paths.user(user.uid)}>{user.fullname}</TextLink>}
      foot={<Cut quiet text={user.email} />}
      footEnd={menu}
    />
  ),
  nothing: (
    <EmptyState title={<FormattedMessage {...messages.nobody} />}>
      <FormattedMessage {...messages.nobodyAdvice} />
    </EmptyState>
  ),
});
