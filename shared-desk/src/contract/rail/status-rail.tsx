import { reachedAt } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { STATUS_ORDER, StatusCells, statusNames } from 'shared-ui/pieces';
import { messages } from './messages';
import { railOf } from './rail-of';

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
