import type { StaffContract } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { RequestItem } from './request-item';
import { useRequests } from './use-requests';

/** What the customer asked of the dealer, to be answered in place; nothing while nothing was asked. */
export function RequestsPanel({ contract }: { contract: StaffContract }) {
  const { data: requests = [] } = useRequests(contract.contract_uid);
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
            <RequestItem key={request.id} contract={contract} request={request} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
