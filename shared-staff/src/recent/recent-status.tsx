import type { ContractRow } from 'shared-api/entities';
import { chakra, Tag } from 'shared-ui';
import { StatusChip } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { filterMessages } from '../common/lists/filters.messages';

const Line = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' } });

/** The status, and whether the customer has withdrawn since: such a contract is nobody's success. */
export function RecentStatus({ row }: { row: ContractRow }) {
  return (
    <Line>
      <StatusChip status={row.status} />
      {row.withdrawn_at !== null && (
        <Tag tone="error">
          <FormattedMessage {...filterMessages.withdrawn} />
        </Tag>
      )}
    </Line>
  );
}
