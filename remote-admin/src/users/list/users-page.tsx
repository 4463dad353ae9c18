import { useState } from 'react';
import type { AdminUser } from 'shared-api/entities';
import { EmptyState, PageHeader } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { CreateLink } from 'shared-ui/work';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { DisableDialog } from '../deeds/disable-dialog';
import { messages } from './messages';
import { ReactivationPanel } from './reactivation-panel';
import { RoleTabs } from './role-tabs';
import { useRowItems } from './use-row-items';
import { useUsers } from './use-users';
import { UserCard } from './user-card';
import { onlyWide } from './user-columns';

/** Everybody with an account: who asks to come back first, then found by role, name or contact. */
export function UsersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { list, filters, columns, page } = useUsers();
  const [disabling, setDisabling] = useState<AdminUser | null>(null);
  const itemsOf = useRowItems(setDisabling);
  const title = intl.formatMessage(messages.title);
  const create = (
    <CreateLink to={paths.newUser}>
      <FormattedMessage {...messages.create} />
    </CreateLink>
  );

  return (
    <>
      <PageHeader title={title} actions={create} />
      <ReactivationPanel />
      <ListPanel
        label={title}
        list={list}
        page={page}
        filters={filters}
        columns={columns}
        lead="lastname"
        onlyWide={onlyWide}
        search={intl.formatMessage(messages.search)}
        views="admin-users"
        tabs={
          <RoleTabs
            value={list.filters.role}
            onChange={(role) => list.setFilter('role', role ?? '')}
            counts={page.data?.meta.counts}
          />
        }
        inTabs={list.filters.role?.includes(',') ? [] : ['role']}
        rowId={({ uid }) => uid}
        rowName={({ fullname }) => fullname}
        onOpen={({ uid }) => navigate(paths.user(uid))}
        menuOf={itemsOf}
        card={(user, menu) => <UserCard user={user} menu={menu} />}
        nothing={
          <EmptyState title={<FormattedMessage {...messages.nobody} />}>
            <FormattedMessage {...messages.nobodyAdvice} />
          </EmptyState>
        }
      />
      {disabling && <DisableDialog user={disabling} onClose={() => setDisabling(null)} />}
    </>
  );
}
