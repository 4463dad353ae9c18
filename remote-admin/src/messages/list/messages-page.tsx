import { useState } from 'react';
import { messageStatuses, type OutboxMessage } from 'shared-api/entities';
import { ButtonLink, chakra, PageHeader } from 'shared-ui';
import { formatMoney, moneyToCents } from 'shared-ui/format';
import { EditIcon, EyeIcon, Icon, RefreshIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { ListTabs } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { statusNames } from '../labels/messages';
import { MessageDialog } from './message-dialog';
import { messageList } from './message-list';
import { messages } from './messages';
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

type Status = OutboxMessage['status'];

interface MessageTabsProps {
  /** The list's filter: several at once are nobody's tab. */
  value: string | undefined;
  onChange(status: Status | null): void;
  counts: Readonly<Record<string, number>> | undefined;
}

/** Messages by how far they are. */
function MessageTabs({ value, onChange, counts }: MessageTabsProps) {
  const intl = useIntl();
  return (
    <ListTabs<Status | null>
      label={intl.formatMessage(messages.statuses)}
      value={messageStatuses.find((status) => status === value) ?? null}
      onChange={onChange}
      tabs={[
        { value: null, label: intl.formatMessage(messages.all) },
        ...messageStatuses.map((status) => ({
          value: status,
          label: intl.formatMessage(statusNames[status]),
          count: counts && (counts[status] ?? 0),
        })),
      ]}
    />
  );
}

const Line = chakra('p', {
  base: {
    paddingInline: '16px',
    paddingTop: '16px',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** What all messages that the list finds cost, as far as it is known; nothing where no cost is. */
function TotalCost({ cost }: { cost: string | null | undefined }) {
  if (cost === null || cost === undefined) return null;
  return (
    <Line>
      <FormattedMessage {...messages.totalCost} values={{ cost: formatMoney(moneyToCents(cost)) }} />
    </Line>
  );
}
