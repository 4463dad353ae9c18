import { Tag } from 'shared-ui';
import { CountdownBadge } from 'shared-ui/components';
import { daysUntil } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './task.messages';

/** Up to so many days the countdown's badge counts; above, it would be a bare date. */
const badgeDays = 7;

interface DaysLeftProps {
  readonly until: string;
  /** As the server counts them, where it does: never more than the term has. */
  readonly atMost?: number | null;
  readonly now: string;
}

/** How many days are left until a day that is named beside it. */
export function DaysLeft({ until, atMost, now }: DaysLeftProps) {
  const days = Math.max(0, Math.min(daysUntil(until, now), atMost ?? Number.POSITIVE_INFINITY));
  if (days <= badgeDays) return <CountdownBadge until={until} now={now} />;
  return (
    <Tag>
      <FormattedMessage {...messages.daysLeft} values={{ days }} />
    </Tag>
  );
}
