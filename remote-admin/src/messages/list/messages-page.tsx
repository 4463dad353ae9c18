import type { OutboxMessage } from 'shared-api/entities';
import { ButtonLink, EmptyState, PageHeader } from 'shared-ui';
import { EditIcon, EyeIcon, Icon, RefreshIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { purposeName } from '../words/purpose-name';
import { MessageCard } from './message-card';
import { onlyWide } from './message-columns';
import { MessageDialog } from './message-dialog';
import type { MessageFilter } from './message-query';
import { MessageTabs } from './message-tabs';
import { messages } from './messages';
import { TotalCost } from './total-cost';
import { useMessages } from './use-messages';
import { useRetry } from './use-retry';

/** Every SMS and e-mail, with what became of it. */
export function MessagesPage() {
  const intl = useIntl();
  const { list, filters, columns, page, opened, setOpened } = useMessages();
  const retry = useRetry();
  const title = intl.formatMessage(messages.title);
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
        title={title}
        lead={<FormattedMessage {...messages.lead} />}
        actions={
          <ButtonLink to={paths.templates}>
            <Icon of={EditIcon} />
            <FormattedMessage {...messages.templates} />
          </ButtonLink>
        }
      />
      <ListPanel<OutboxMessage, MessageFilter>
        label={title}
        list={list}
        page={page}
        filters={filters}
        columns={columns}
        lead="purpose"
        onlyWide={onlyWide}
        search={intl.formatMessage(messages.search)}
        views="admin-messages"
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
        rowId={({ id }) => id}
        rowName={({ template }) => purposeName(template, intl)}
        onOpen={setOpened}
        menuOf={itemsOf}
        card={(message, menu) => <MessageCard message={message} onOpen={setOpened} menu={menu} />}
        nothing={
          <EmptyState title={<FormattedMessage {...messages.empty} />}>
            <FormattedMessage {...messages.emptyAdvice} />
          </EmptyState>
        }
      />
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
