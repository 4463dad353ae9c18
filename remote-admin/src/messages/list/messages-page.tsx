import { useState } from 'react';
import type { OutboxMessage } from 'shared-api/entities';
import { ButtonLink, PageHeader } from 'shared-ui';
import { EditIcon, EyeIcon, Icon, RefreshIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { MessageDialog } from './message-dialog';
import { messageList } from './message-list';
import { MessageTabs } from './message-tabs';
import { messages } from './messages';
import { TotalCost } from './total-cost';
import { useRetry } from './use-retry';

/** Every SMS and e-mail, with what became of it. */
export function MessagesPage() {
  const intl = useIntl();
  const [opened, setOpened] = useState<OutboxMessage | null>(null);
  const shown = useDefinedList(messageList, setOpened);
  const { list, page } = shown;
  const retry = useRetry();
  const itemsOf = (message: OutboxMessage): MenuItem[] => [
    { key: 'view', label: intl.formatMessage(messages.open), icon: EyeIcon, onSelect: () => setOpened(message) },
    {
      key: 'retry',
      label: intl.formatMessage(messages.retry),
      icon: RefreshIcon,
      command: 'R',
      impossible: message.retryable ? undefined : intl.formatMessage(messages.notRetryable),
      onSelect: () => retry.mutate(message.id),
    },
  ];

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        lead={<FormattedMessage {...messages.lead} />}
        actions={
          <ButtonLink to={paths.templates}>
            <Icon of={EditIcon} />
            <FormattedMessage {...messages.templates} />
          </ButtonLink>
        }
      />
      <ListPanel
        shown={shown}
        tabs={
          <>
            <MessageTabs
              value={list.filters.status}
              onChange={(status) => list.setFilter('status', status ?? '')}
              counts={page.data?.meta.counts}
            />
            <TotalCost cost={page.data?.meta.cost} />
          </>
        }
        inTabs={list.filters.status?.includes(',') ? [] : ['status']}
        onOpen={setOpened}
        menuOf={itemsOf}
      />
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
