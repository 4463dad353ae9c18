import type { ContractRow } from 'shared-api/entities';
import { chakra, StatusChip, Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Cell = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px' } });

/** The status, and what is no status but changes what can be done: a refusal, a withdrawal. */
export function StatusCell({ row }: { row: ContractRow }) {
  return (
    <Cell>
      <StatusChip status={row.status} />
      {row.withdrawn_at !== null ? (
        <Tag tone="error">
          <FormattedMessage {...messages.withdrawn} />
        </Tag>
      ) : (
        row.declined_at !== null && (
          <Tag tone="warning">
            <FormattedMessage {...messages.declined} />
          </Tag>
        )
      )}
    </Cell>
  );
}
