import type { ReactNode } from 'react';
import type { ContractNote } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import type { TimelineItem } from 'shared-ui/work';
import { messages } from './messages';
import { shortWhen } from './short-when';

/** That somebody of the staff wrote a note; what it says stands on its own panel. */
export function noteItem({ id, author, created_at }: ContractNote): TimelineItem {
  return {
    key: id,
    title: (
      <FormattedMessage
        {...messages.noteBy}
        values={{ author, b: (words: ReactNode[]) => <b key="note">{words}</b> }}
      />
    ),
    when: shortWhen(created_at),
  };
}
