import { useId } from 'react';
import { parseMoney, withTax } from 'shared-api/domain';
import type { OfferedPackage } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Money, radioDot } from 'shared-ui/components';
import { formatKm, formatMoney, formatMonths, formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { columns } from './offer-columns';

const Row = chakra('label', {
  base: {
    position: 'relative',
    // Below 960 the price has a line of its own where letters leave it no room beside the name.
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: columns,
    alignItems: 'center',
    columnGap: { base: '12px', md: '0' },
    minHeight: '56px',
    paddingBlock: '8px',
    paddingInlineStart: { base: '16px', md: '24px' },
    paddingInlineEnd: { base: '16px', md: '24px' },
    borderTopWidth: '1px',
    cursor: 'pointer',
    '&:not(:has(:disabled, :checked)):hover': { bg: 'bg.muted' },
    '&:has(:checked)': {
      bg: 'bg.chosen',
      boxShadow: 'inset 3px 0 0 {colors.brand}',
      _highContrast: { borderInlineStart: '3px solid Highlight' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    '&:has(:disabled)': { bg: 'bg.canvas', color: 'fg.muted', cursor: 'default' },
  },
});
const Dot = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    bg: 'bg.panel',
    border: '2px solid',
    borderColor: 'line.control',
    borderRadius: '50% !important',
    outline: 'none !important',
    '&:checked': { borderColor: 'brand' },
    '&:checked::after': radioDot,
    '&:disabled': { bg: 'bg.muted', borderColor: 'line' },
  },
});
const Name = chakra('span', { base: { flex: '1 1 6rem', minWidth: 0 } });
const Title = chakra('span', { base: { display: 'block', fontWeight: 500, '.chosen &': { fontWeight: 600 } } });
const Detail = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });
const Figure = chakra('span', {
  base: { display: { base: 'none', md: 'block' }, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
const Price = chakra('span', { base: { marginInlineStart: 'auto', textAlign: 'end' } });
const Reason = chakra('span', {
  base: { flexBasis: '100%', marginInlineStart: { base: '32px', md: 0 }, gridColumn: '3 / -1', textStyle: 'small' },
});
const Wide = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });
const Narrow = chakra('span', { base: { display: { base: 'inline', md: 'none' } } });

/** The price before the discount, with tax; null where there is none. */
function priceBefore({ price, discount, iva, total, iva_rate }: OfferedPackage): number | null {
  const cents = (text: string) => parseMoney(text) ?? 0;
  if (cents(discount) === 0) return null;
  const net = { price: cents(price), discount: cents(discount), iva: cents(iva), total: cents(total) };
  return withTax(net, Math.round(Number(iva_rate) * 100)).price;
}

interface OfferRowProps {
  offer: OfferedPackage;
  chosen: boolean;
  onChoose(id: string): void;
}

/** A package as a row of the radio table; one that is not possible says why in place of its figures. */
export function OfferRow({ offer, chosen, onChoose }: OfferRowProps) {
  const id = useId();
  const { title, excerpt, mantenance_number: services, mantenance_duration: months, mantenance_km: km } = offer;
  const impossible = offer.eligible === false;
  const before = priceBefore(offer);
  return (
    <Row className={chosen ? 'chosen' : undefined}>
      <Dot
        type="radio"
        name="package_id"
        value={offer.id}
        checked={chosen}
        disabled={impossible}
        onChange={() => onChoose(offer.id)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-detail ${id}-price`}
      />
      <Name>
        <Title id={`${id}-title`}>{title}</Title>
        <Detail id={`${id}-detail`}>
          <Wide>{excerpt}</Wide>
          <Narrow>
            <FormattedMessage
              {...messages.plan}
              values={{ services, months: formatMonths(months), km: formatKm(km) }}
            />
          </Narrow>
        </Detail>
      </Name>
      {impossible ? (
        <Reason id={`${id}-price`}>{offer.reasons.join(' ')}</Reason>
      ) : (
        <>
          <Figure>{formatNumber(services)}</Figure>
          <Figure>{formatNumber(months)}</Figure>
          <Figure>{formatNumber(km)}</Figure>
          <Price id={`${id}-price`}>
            <Money amount={offer.total} fontWeight={chosen ? 600 : 500} />
            {before !== null && (
              <Detail>
                <FormattedMessage {...messages.insteadOf} values={{ price: formatMoney(before) }} />
              </Detail>
            )}
          </Price>
        </>
      )}
    </Row>
  );
}
