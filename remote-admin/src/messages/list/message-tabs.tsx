import { messageStatuses, type OutboxMessage } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { ListTabs } from 'shared-ui/work';
import { statusNames } from '../labels/status.messages';
import { messages } from './messages';

type Status = OutboxMessage['status'];

interface MessageTabsProps {
  /** The list's filter: several at once are nobody's tab. */
  value: string | undefined;
  onChange(status: Status | null): void;
  counts: Readonly<Record<string, number>> | undefined;
}

/** Messages by how far they are. */
export function MessageTabs({ value, onChange, counts }: MessageTabsProps) {
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
