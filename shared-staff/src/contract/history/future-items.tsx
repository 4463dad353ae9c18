import { addRomeDays, reminderDays } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { formatDate, romeDay } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import type { TimelineItem } from 'shared-ui/work';
import { messages } from './messages';

/** What will happen if nobody acts, the farthest first: the deletion and the reminders before it. */
export function futureItems(contract: StaffContract, today: string): TimelineItem[] {
  const { deletion_at, signed_at, declined_at, maintenance, withdrawn_at, withdrawal_stated_at, deleted_at } = contract;
  if (deleted_at) return [];
  if (!withdrawn_at) {
    const next = maintenance.find(({ done_on }) => done_on === null);
    const due = next?.projected_on ?? next?.due_on;
    if (next && due && due > today)
      return [
        {
          key: 'service',
          title: <FormattedMessage {...messages.service} values={{ n: next.n }} />,
          when: formatDate(due),
          future: true,
        },
      ];
  }
  if (!deletion_at) return [];

  const last = romeDay(deletion_at);
  const reminders =
    declined_at || withdrawal_stated_at
      ? []
      : [...reminderDays]
          .sort((a, b) => a - b)
          .map((days) => ({ days, on: addRomeDays(last, -days) }))
          .filter(({ on }) => on > today)
          .map(({ days, on }) => ({
            key: `reminder-${days}`,
            title: <FormattedMessage {...messages.reminder} values={{ days }} />,
            when: formatDate(on),
            future: true,
          }));
  return [
    {
      key: 'deletion',
      title: <FormattedMessage {...(signed_at ? messages.deletionUnpaid : messages.deletionUnsigned)} />,
      when: formatDate(last),
      future: true,
    },
    ...reminders,
  ];
}
