import { countdownFrom } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra } from 'shared-ui';
import { CountdownBadge } from 'shared-ui/components';
import { formatDate, formatTime } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Root = chakra('div', {
  base: {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: { base: 'flex-start', md: 'flex-end' },
    gap: '8px',
    textStyle: 'label',
  },
});

/** "Si elimina tra 6 giorni, il 27/11/2026", with the countdown's cells in the last week. */
export function Deadline({ contract: { deletion_at, days_left, deleted_at } }: { contract: StaffContract }) {
  const { now } = useHost();
  if (deletion_at === null || days_left === null || deleted_at) return null;
  return (
    <Root>
      {days_left <= countdownFrom && <CountdownBadge until={deletion_at} now={new Date(now()).toISOString()} />}
      <p>
        <FormattedMessage
          {...messages.deletion}
          values={{ days: days_left, date: formatDate(deletion_at), time: formatTime(deletion_at) }}
        />
      </p>
    </Root>
  );
}
