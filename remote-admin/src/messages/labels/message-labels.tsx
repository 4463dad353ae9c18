import type { OutboxMessage } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { FormattedMessage, type IntlShape, type MessageDescriptor } from 'shared-ui/intl';
import { purposeNames, statusNames } from './messages';

const tones = { queued: 'info', sent: 'plain', delivered: 'success', failed: 'error', voided: 'plain' } as const;

/** How far a message is. */
export function StatusTag({ status }: Pick<OutboxMessage, 'status'>) {
  return (
    <Tag tone={tones[status]}>
      <FormattedMessage {...statusNames[status]} />
    </Tag>
  );
}

const names: Readonly<Record<string, MessageDescriptor>> = purposeNames;

/** What a message is for, in words; a purpose that has none yet is told as it is. */
export function purposeName(purpose: string, intl: IntlShape): string {
  const word = names[purpose];
  return word ? intl.formatMessage(word) : purpose;
}
