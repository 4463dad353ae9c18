import type { ContractRow } from 'shared-api/entities';
import { CountdownBadge, Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** When a contract deletes itself; one that the customer withdrew from does not, and says so. */
export function DeletionCell({ row, now }: { row: ContractRow; now: string }) {
  if (row.withdrawn_at === null) return <CountdownBadge until={row.deletion_at} now={now} />;
  return (
    <Tag tone="error">
      <FormattedMessage {...messages.withdrawn} />
    </Tag>
  );
}
