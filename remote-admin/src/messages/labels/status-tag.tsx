import type { OutboxMessage } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { statusNames } from './status.messages';

const tones = { queued: 'info', sent: 'plain', delivered: 'success', failed: 'error', voided: 'plain' } as const;

/** How far a message is. */
export function StatusTag({ status }: Pick<OutboxMessage, 'status'>) {
  return (
    <Tag tone={tones[status]}>
      <FormattedMessage {...statusNames[status]} />
    </Tag>
  );
}
