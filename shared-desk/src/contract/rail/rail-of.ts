import { reachedAt } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { formatDate, formatDateTime } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { type RailStep, STATUS_ORDER, type Status } from 'shared-ui/pieces';
import { messages } from './messages';

/** The status that the deadline asks for: the signature while unsigned, then the payment. */
function dueStatus({ signed_at }: StaffContract): Status {
  return signed_at === null ? 'SIGNED' : 'PAID';
}

/** The contract's way in six statuses, with dates: past, now, to come ("entro il 27/11/2026"), never needed. */
export function railOf(contract: StaffContract, intl: IntlShape): RailStep[] {
  const reached = reachedAt(contract);
  const place = STATUS_ORDER.indexOf(contract.status);
  const { deletion_at, withdrawn_at, deleted_at } = contract;

  return STATUS_ORDER.map((status, index) => {
    const at = reached[status];
    const note = at ? formatDateTime(at) : undefined;
    if (index === place) return { status, state: 'now', note };
    if (index < place) return at ? { status, state: 'past', note } : { status, state: 'skipped' };
    if (status !== dueStatus(contract) || !deletion_at || withdrawn_at || deleted_at) return { status, state: 'next' };
    return { status, state: 'next', note: intl.formatMessage(messages.until, { date: formatDate(deletion_at) }) };
  });
}
