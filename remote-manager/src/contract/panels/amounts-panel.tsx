import type { StaffContract } from 'shared-api/entities';
import { Money, Panel } from 'shared-ui';
import { formatPercent, moneyToCents } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { AmountLine, AmountLines } from './amount-lines';
import { messages } from './payment.messages';

/** The price as it was frozen: net, then tax, as staff reads it. */
export function AmountsPanel({ contract }: { contract: StaffContract }) {
  const rental = contract.package.kind === 'rental';
  const discount = moneyToCents(contract.discount);
  return (
    <Panel title={<FormattedMessage {...messages.amounts} />}>
      <AmountLines>
        <AmountLine label={<FormattedMessage {...(rental ? messages.fee : messages.price)} />}>
          <Money amount={contract.price} />
        </AmountLine>
        {discount > 0 && (
          <>
            <AmountLine label={<FormattedMessage {...messages.discount} />}>
              <Money amount={-discount} />
            </AmountLine>
            <AmountLine label={<FormattedMessage {...messages.net} />}>
              <Money amount={moneyToCents(contract.price) - discount} />
            </AmountLine>
          </>
        )}
        <AmountLine label={<FormattedMessage {...messages.tax} values={{ rate: formatPercent(contract.iva_rate) }} />}>
          <Money amount={contract.iva} />
        </AmountLine>
        <AmountLine total label={<FormattedMessage {...messages.total} />}>
          <Money amount={contract.total} />
        </AmountLine>
      </AmountLines>
    </Panel>
  );
}
