import { reachedAt } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { type RailEnd, type RailStep, STATUS_ORDER, type Status } from 'shared-ui/components';
import { formatDate, formatTime } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

/** How the instants of a rail are written: "21/11, 10:18", with the year where it is not that of `today`. */
function writtenOn(today: string) {
  const day = (instant: string) => {
    const date = formatDate(instant);
    return date.endsWith(today.slice(0, 4)) ? date.slice(0, 5) : date;
  };
  const when = (instant: string) => `${day(instant)}, ${formatTime(instant)}`;
  /** Of money that came or went back only the day is known: its hour is nobody's. */
  const reached = (status: Status, instant: string) => (status === 'PAID' ? day(instant) : when(instant));
  return { day, when, reached };
}

/**
 * The contract's way in six statuses: what is past, what is now, what is to come, and what it never needed. Of one that
 * was withdrawn from only what was: nothing of it is now, and nothing comes but `railEnds`.
 * @param today Europe/Rome, `YYYY-MM-DD`
 */
export function railOf(contract: CustomerContract, intl: IntlShape, today: string): RailStep[] {
  const written = writtenOn(today);
  const reached = reachedAt(contract);
  if (contract.withdrawn_at) {
    return STATUS_ORDER.flatMap((status): RailStep[] => {
      const at = reached[status];
      return at ? [{ status, state: 'past', note: written.reached(status, at) }] : [];
    });
  }
  const place = STATUS_ORDER.indexOf(contract.status);

  function toCome(status: Status): string | undefined {
    if (contract.withdrawal_stated_at) return undefined;
    if (status === 'FILLED') return intl.formatMessage(messages.afterChoice);
    if (!contract.deletion_at) return undefined;
    return intl.formatMessage(messages.untilDate, { date: written.day(contract.deletion_at) });
  }

  return STATUS_ORDER.map((status, index) => {
    const at = reached[status];
    if (index === place) return { status, state: 'now', note: at ? written.reached(status, at) : undefined };
    if (index > place) return { status, state: 'next', note: toCome(status) };
    return at ? { status, state: 'past', note: written.reached(status, at) } : { status, state: 'skipped' };
  });
}

/** How a contract ended that was withdrawn from, and where its money is. */
export function railEnds(contract: CustomerContract, intl: IntlShape, today: string): RailEnd[] {
  const written = writtenOn(today);
  const { withdrawn_at, refund_due_at, refunded_at } = contract;
  if (!withdrawn_at) return [];
  const withdrawn: RailEnd = {
    key: 'withdrawn',
    label: intl.formatMessage(messages.withdrawnBadge),
    state: 'past',
    note: written.when(withdrawn_at),
  };
  if (!refund_due_at) return [withdrawn];
  const refund: RailEnd = {
    key: 'refund',
    label: intl.formatMessage(messages.refundStep),
    state: refunded_at ? 'past' : 'next',
    note: refunded_at
      ? written.day(refunded_at)
      : intl.formatMessage(messages.untilDate, { date: written.day(refund_due_at) }),
  };
  return [withdrawn, refund];
}
