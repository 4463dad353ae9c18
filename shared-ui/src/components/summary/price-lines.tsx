import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { formatPercent, moneyToCents } from '../format';
import { Money } from '../values';
import { messages } from './messages';

const List = chakra('dl', { base: { display: 'grid', gap: '8px', textStyle: 'small' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '16px',
    '& dt': { color: 'fg.muted' },
  },
});
const TotalLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '16px',
    marginTop: '4px',
    '& dt': { textStyle: 'h3' },
    '& dd': { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 600 },
  },
});

/** A price as a consumer reads it, tax included: decimal strings, `price - discount = total`. */
export interface Price {
  price: string;
  discount: string;
  total: string;
  iva: string;
  iva_rate: string;
  /** What the total is called; by default "Totale". */
  name?: string;
}

/** Prezzo, Sconto, Totale, "di cui IVA": the lines always add up. Without a discount only the last two stand. */
export function PriceLines({ price }: { price: Price }) {
  const discount = moneyToCents(price.discount);
  return (
    <List>
      {discount > 0 && (
        <>
          <Line>
            <dt>
              <FormattedMessage {...messages.price} />
            </dt>
            <Money as="dd" amount={price.price} />
          </Line>
          <Line>
            <dt>
              <FormattedMessage {...messages.discount} />
            </dt>
            <Money as="dd" amount={-discount} />
          </Line>
        </>
      )}
      <TotalLine>
        <dt>{price.name ?? <FormattedMessage {...messages.total} />}</dt>
        <Money as="dd" amount={price.total} />
      </TotalLine>
      <Line>
        <dt>
          <FormattedMessage {...messages.tax} values={{ rate: formatPercent(price.iva_rate) }} />
        </dt>
        <Money as="dd" amount={price.iva} />
      </Line>
    </List>
  );
}
