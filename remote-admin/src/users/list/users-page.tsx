import { useState } from 'react';
import type { AdminUser } from 'shared-api/entities';
import { PageHeader } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { CreateLink } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { DisableDialog } from '../actions/disable-dialog';
import { messages } from './messages';
import { ReactivationPanel } from './reactivation-panel';
import { RoleTabs } from './role-tabs';
import { useRowItems } from './use-row-items';
import { userList } from './user-list';

/** Everybody with an account: who asks to come back first, then found by role, name or contact. */
export function UsersPage() {
  const navigate = useNavigate();
  const shown = useDefinedList(userList, null);
  const { list, page } = shown;
  const [disabling, setDisabling] = useState<AdminUser | null>(null);
  const itemsOf = useRowItems(setDisabling);
  const create = (
    <CreateLink to={paths.newUser}>
      <FormattedMessage {...messages.create} />
    </CreateLink>
  );

  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.title} />} actions={create} />
      <ReactivationPanel />
      <ListPanel
        shown={shown}
        tabs={
          <RoleTabs
            value={list.filters.role}
            onChange={(role) => list.setFilter('role', role ?? '')}
            counts={page.data?.meta.counts}
          />
        }
        inTabs={list.filters.role?.includes(',') ? [] : ['role']}
        onOpen={({ uid }) => navigate(paths.user(uid))}
        menuOf={itemsOf}
      />
      {disabling && <DisableDialog user={disabling} onClose={() => setDisabling(null)} />}
    </>
  );
}
