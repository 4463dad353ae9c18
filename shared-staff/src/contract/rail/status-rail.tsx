import { reachedAt } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { type RailStep, STATUS_ORDER, type Status, StatusCells, statusNames } from 'shared-ui/components';
import { formatDate, formatDateTime } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

/** On paper the cells say their words on white, whatever the sheet's width. */
const Root = chakra('div', {
  base: { _print: { '& li[class]': { background: 'transparent', color: 'fg', padding: '8px', borderWidth: '1px' } } },
});

const Caption = chakra('p', {
  base: {
    display: { base: 'block', md: 'none' },
    marginTop: '8px',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

/** The way of the contract; below 960, where the cells say nothing, one sentence says it. */
export function StatusRail({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { status, created_at } = contract;
  return (
    <Root>
      <StatusCells steps={railOf(contract, intl)} />
      <Caption>
        <FormattedMessage
          {...messages.caption}
          values={{
            step: STATUS_ORDER.indexOf(status) + 1,
            name: intl.formatMessage(statusNames[status]),
            date: formatDate(reachedAt(contract)[status] ?? created_at),
          }}
        />
      </Caption>
    </Root>
  );
}

/** The status that the deadline asks for: the signature while unsigned, then the payment. */
function dueStatus({ signed_at }: StaffContract): Status {
  return signed_at === null ? 'SIGNED' : 'PAID';
}

/** The contract's way in six statuses, with dates: past, now, to come ("entro il 27/11/2026"), never needed. */
function railOf(contract: StaffContract, intl: IntlShape): RailStep[] {
  const reached = reachedAt(contract);
  const place = STATUS_ORDER.indexOf(contract.status);
  const { deletion_at, withdrawn_at, withdrawal_stated_at, deleted_at } = contract;
  const isClosed = withdrawn_at !== null || deleted_at !== null || withdrawal_stated_at !== undefined;

  return STATUS_ORDER.map((status, index) => {
    const at = reached[status];
    // Of a payment only the day is asked for: its hour is nobody's.
    const note = at ? (status === 'PAID' ? formatDate(at) : formatDateTime(at)) : undefined;
    if (index === place) return { status, state: 'now', note };
    if (index < place) return at ? { status, state: 'past', note } : { status, state: 'skipped' };
    if (status !== dueStatus(contract) || !deletion_at || isClosed) return { status, state: 'next' };
    return { status, state: 'next', note: intl.formatMessage(messages.until, { date: formatDate(deletion_at) }) };
  });
}
