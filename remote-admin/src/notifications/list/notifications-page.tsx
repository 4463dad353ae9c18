import { useState } from 'react';
import type { InAppNotification } from 'shared-api/entities';
import { PageHeader } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { CreateLink, ListTabs } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel, viewAndDelete } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { RemoveDialog } from '../actions/remove-dialog';
import { useStoreNames } from '../use-store-names';
import { messages } from './messages';
import { notificationList } from './notification-list';
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
        actionKeys={viewAndDelete}
      />
      {removing && <RemoveDialog notification={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

type Origin = 'true' | 'false' | null;

interface OriginTabsProps {
  /** The list's filter on `automatic`. */
  value: string | undefined;
  onChange(value: string): void;
}

/** What the operator wrote, what the system wrote, everything. */
function OriginTabs({ value, onChange }: OriginTabsProps) {
  const intl = useIntl();
  return (
    <ListTabs<Origin>
      label={intl.formatMessage(messages.origin)}
      value={value === 'true' || value === 'false' ? value : null}
      onChange={(origin) => onChange(origin ?? '')}
      tabs={[
        { value: 'false', label: intl.formatMessage(messages.written) },
        { value: 'true', label: intl.formatMessage(messages.automatic) },
        { value: null, label: intl.formatMessage(messages.everything) },
      ]}
    />
  );
}
