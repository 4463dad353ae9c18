import type { ContractRow } from 'shared-api/entities';
import { Tag, VisuallyHidden } from 'shared-ui';
import { CountdownBadge } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** When a contract deletes itself; one that is deleted already, or that the customer withdrew from, says so. */
export function DeletionCell({ row, now }: { row: ContractRow; now: string }) {
  if (row.deleted_at)
    return (
      <Tag tone="error">
        <FormattedMessage {...messages.deleted} />
      </Tag>
    );
  if (row.withdrawn_at === null) return <CountdownBadge until={row.deletion_at} atMost={row.days_left} now={now} />;
  return (
    <Tag tone="error">
      {/* By ear its column's name comes first. */}
      <VisuallyHidden>
        <FormattedMessage {...messages.notDeleted} />
      </VisuallyHidden>
      <FormattedMessage {...messages.withdrawn} />
    </Tag>
  );
}
