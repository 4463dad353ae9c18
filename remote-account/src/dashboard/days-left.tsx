import { Tag } from 'shared-ui';
import { CountdownBadge } from 'shared-ui/components';
import { daysUntil } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './task.messages';

/** Up to so many days the countdown's badge counts; above, it would be a bare date. */
const badgeDays = 7;

/** How many days are left until a day that is named beside it. */
export function DaysLeft({ until, now }: { until: string; now: string }) {
  const days = Math.max(0, daysUntil(until, now));
  if (days <= badgeDays) return <CountdownBadge until={until} now={now} />;
  return (
    <Tag>
      <FormattedMessage {...messages.daysLeft} values={{ days }} />
    </Tag>
  );
}
