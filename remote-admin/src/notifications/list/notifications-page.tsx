import { useState } from 'react';
import type { InAppNotification } from 'shared-api/entities';
import { PageHeader } from 'shared-ui';
import { CopyIcon, DeleteIcon, EyeIcon, EyeOffIcon, FileIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { CreateLink, ListTabs } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel, viewAndDelete } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { useStoreNames } from '../audience-names';
import { actionMessages } from '../messages';
import { RemoveDialog, useVisible } from '../notification-actions';
import { messages } from './messages';
import { notificationList } from './notification-list';

const noNames: ReadonlyMap<string, string> = new Map();

/** What the operator and the system tell people, the latest first. */
export function NotificationsPage() {
  const navigate = useNavigate();
  const shown = useDefinedList(notificationList, useStoreNames() ?? noNames);
  const { list } = shown;
  const [removing, setRemoving] = useState<InAppNotification | null>(null);
  const closeDialog = () => setRemoving(null);
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
      {removing && <RemoveDialog notification={removing} onClose={closeDialog} onRemoved={closeDialog} />}
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

/**
 * What can be done with a notification from its row.
 * @param onRemove asks before it goes
 */
function useRowItems(onRemove: (notification: InAppNotification) => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { mutate } = useVisible();
  return (notification: InAppNotification): MenuItem[] => [
    {
      key: 'view',
      label: intl.formatMessage(messages.open),
      icon: FileIcon,
      command: 'Invio',
      onSelect: () => navigate(paths.notification(notification.id)),
    },
    ...(notification.automatic
      ? []
      : [
          {
            key: 'duplicate',
            label: intl.formatMessage(messages.duplicate),
            icon: CopyIcon,
            onSelect: () => navigate(`${paths.newNotification}?da=${notification.id}`),
          },
        ]),
    {
      key: 'visible',
      label: intl.formatMessage(notification.visible ? actionMessages.hide : actionMessages.show),
      icon: notification.visible ? EyeOffIcon : EyeIcon,
      apart: true,
      onSelect: () => mutate(notification),
    },
    {
      key: 'deleteaction',
      label: intl.formatMessage(actionMessages.remove),
      icon: DeleteIcon,
      apart: true,
      danger: true,
      onSelect: () => onRemove(notification),
    },
  ];
}
