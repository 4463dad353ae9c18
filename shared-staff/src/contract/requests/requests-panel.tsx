import { Tag } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { RequestItem } from './request-item';
import { useRequests } from './use-requests';

interface RequestsPanelProps {
  uid: string;
  /** The contract is deleted. */
  closed: boolean;
}

/** What the customer asked of the dealer, to be answered in place; nothing while nothing was asked. */
export function RequestsPanel({ uid, closed }: RequestsPanelProps) {
  const { data: requests = [] } = useRequests(uid);
  const open = requests.filter(({ answered_at }) => answered_at === null).length;
  if (requests.length === 0) return null;
  return (
    <Panel
      bare
      title={<FormattedMessage {...messages.title} />}
      aside={
        open > 0 && (
          <Tag tone="warning">
            <FormattedMessage {...messages.open} values={{ count: open }} />
          </Tag>
        )
      }
    >
      <PanelBody>
        <ul>
          {requests.map((request) => (
            <RequestItem key={request.id} uid={uid} request={request} closed={closed} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
