import type { StaffContract } from 'shared-api/entities';
import { chakra, STATUS_ORDER, StatusCells, statusNames } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { railOf, reachedAt } from './rail-of';

const Caption = chakra('p', {
  base: {
    display: { base: 'block', md: 'none' },
    marginTop: '8px',
    textStyle: 'caption',
    color: 'fg.muted',
    _print: { display: 'block' },
  },
});

/** The way of the contract; below 960, where the cells say nothing, one sentence says it. */
export function StatusRail({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { status, created_at } = contract;
  return (
    <div>
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
    </div>
  );
}
