import type { StaffContract } from 'shared-api/entities';
import { Note } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** That the customer refused, and why; a signature would still be possible. */
export function DeclinedNote({ contract: { declined_at, decline_reason } }: { contract: StaffContract }) {
  if (!declined_at) return null;
  return (
    <Note tone="warning" marginTop="16px">
      <strong>
        <FormattedMessage {...messages.declinedOn} values={{ date: formatDate(declined_at) }} />
      </strong>{' '}
      {decline_reason}
    </Note>
  );
}
