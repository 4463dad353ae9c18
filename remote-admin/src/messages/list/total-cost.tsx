import { chakra } from 'shared-ui';
import { formatMoney, moneyToCents } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Line = chakra('p', {
  base: {
    paddingInline: '16px',
    paddingTop: '16px',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** What all messages that the list finds cost, as far as it is known; nothing where no cost is. */
export function TotalCost({ cost }: { cost: string | null | undefined }) {
  if (cost === null || cost === undefined) return null;
  return (
    <Line>
      <FormattedMessage {...messages.totalCost} values={{ cost: formatMoney(moneyToCents(cost)) }} />
    </Line>
  );
}
