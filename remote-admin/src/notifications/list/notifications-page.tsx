import { useState } from 'react';
import type { InAppNotification } from 'shared-api/entities';
import { EmptyState, PageHeader } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { CreateLink } from 'shared-ui/work';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { RemoveDialog } from '../deeds/remove-dialog';
import { messages } from './messages';
import { NotificationCard } from './notification-card';
import { OriginTabs } from './origin-tabs';
import { useNotifications } from './use-notifications';
import { useRowItems } from './use-row-items';

/** What the operator and the system tell people, the latest first. */
export function NotificationsPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { list, filters, columns, page, storeNames } = useNotifications();
  const [removing, setRemoving] = useState<InAppNotification | null>(null);
  const itemsOf = useRowItems(setRemoving);
  const title = intl.formatMessage(messages.title);
  const create = (
    <CreateLink to={paths.newNotification}>
      <FormattedMessage {...messages.create} />
    </CreateLink>
  );

  return (
    <>
      <PageHeader title={title} actions={create} />
      <ListPanel
        label={title}
        list={list}
        page={page}
        filters={filters}
        columns={columns}
        lead="title"
        search={intl.formatMessage(messages.search)}
        views="admin-notifications"
        tabs={
          <OriginTabs value={list.filters.automatic} onChange={(automatic) => list.setFilter('automatic', automatic)} />
        }
        inTabs={['automatic']}
        rowId={({ id }) => id}
        rowName={(row) => row.title}
        onOpen={({ id }) => navigate(paths.notification(id))}
        menuOf={itemsOf}
        card={(row, menu) => <NotificationCard notification={row} storeNames={storeNames} menu={menu} />}
        nothing={
          <EmptyState title={<FormattedMessage {...messages.nothing} />}>
            <FormattedMessage {...messages.nothingAdvice} />
          </EmptyState>
        }
      />
      {removing && <RemoveDialog notification={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
