import type { StaffContract } from 'shared-api/entities';
import { Money } from 'shared-ui/components';
import { formatPercent, moneyToCents } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { AmountLine, AmountLines } from './amount-lines';
import { messages } from './messages';

interface PriceBreakdownProps {
  /** Of a contract or of a package on offer: net price and discount, then tax. */
  of: Pick<StaffContract, 'price' | 'discount' | 'iva_rate' | 'iva' | 'total'>;
  /** A rental has a fee in place of a price. */
  rental: boolean;
}

/** A price as staff reads it: net, then tax, then their sum. */
export function PriceBreakdown({ of, rental }: PriceBreakdownProps) {
  const discount = moneyToCents(of.discount);
  return (
    <AmountLines>
      <AmountLine label={<FormattedMessage {...(rental ? messages.fee : messages.price)} />}>
        <Money amount={of.price} />
      </AmountLine>
      {discount > 0 && (
        <>
          <AmountLine label={<FormattedMessage {...messages.discount} />}>
            <Money amount={-discount} />
          </AmountLine>
          <AmountLine label={<FormattedMessage {...messages.net} />}>
            <Money amount={moneyToCents(of.price) - discount} />
          </AmountLine>
        </>
      )}
      <AmountLine label={<FormattedMessage {...messages.tax} values={{ rate: formatPercent(of.iva_rate) }} />}>
        <Money amount={of.iva} />
      </AmountLine>
      <AmountLine total label={<FormattedMessage {...messages.total} />}>
        <Money amount={of.total} />
      </AmountLine>
    </AmountLines>
  );
}
