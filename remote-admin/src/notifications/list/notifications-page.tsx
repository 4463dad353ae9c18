import { useState } from 'react';
import type { InAppNotification } from 'shared-api/entities';
import { PageHeader } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { CreateLink } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { RemoveDialog } from '../deeds/remove-dialog';
import { useStoreNames } from '../use-store-names';
import { messages } from './messages';
import { notificationList } from './notification-list';
import { OriginTabs } from './origin-tabs';
import { useRowItems } from './use-row-items';

const noNames: ReadonlyMap<string, string> = new Map();

/** What the operator and the system tell people, the latest first. */
export function NotificationsPage() {
  const navigate = useNavigate();
  const shown = useDefinedList(notificationList, useStoreNames() ?? noNames);
  const { list } = shown;
  const [removing, setRemoving] = useState<InAppNotification | null>(null);
  const itemsOf = useRowItems(setRemoving);
  const create = (
    <CreateLink to={paths.newNotification}>
      <FormattedMessage {...messages.create} />
    </CreateLink>
  );

  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.title} />} actions={create} />
      <ListPanel
        shown={shown}
        tabs={
          <OriginTabs value={list.filters.automatic} onChange={(automatic) => list.setFilter('automatic', automatic)} />
        }
        inTabs={['automatic']}
        onOpen={({ id }) => navigate(paths.notification(id))}
        menuOf={itemsOf}
      />
      {removing && <RemoveDialog notification={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
