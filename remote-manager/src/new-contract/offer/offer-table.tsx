import type { OfferedPackage } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { FieldMessage } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { columns } from './offer-columns';
import { OfferRow } from './offer-row';

const Heads = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: columns,
    alignItems: 'center',
    minHeight: '36px',
    paddingInline: '24px',
    textStyle: 'tableHead',
    color: 'fg.muted',
    textAlign: 'end',
    '& > :nth-of-type(2)': { textAlign: 'start' },
  },
});
const Wrong = chakra('div', { base: { padding: { base: '0 16px 12px', md: '0 24px 12px 72px' } } });

interface OfferTableProps {
  offers: readonly OfferedPackage[];
  value: string;
  onChange(id: string): void;
  rental: boolean;
  error?: string;
}

/** The packages as one radio table: what is possible first, then what is not with its reason. */
export function OfferTable({ offers, value, onChange, rental, error }: OfferTableProps) {
  const intl = useIntl();
  const sorted = offers.toSorted((a, b) => Number(a.eligible === false) - Number(b.eligible === false));
  const heads = [
    messages.title,
    messages.services,
    messages.months,
    messages.km,
    rental ? messages.fee : messages.price,
  ];
  return (
    <div role="radiogroup" aria-label={intl.formatMessage(messages.title)} aria-describedby={error && 'package-error'}>
      {error && (
        <Wrong id="package-error">
          <FieldMessage tone="error">{error}</FieldMessage>
        </Wrong>
      )}
      <Heads aria-hidden="true">
        <span />
        {heads.map((head) => (
          <span key={head.id}>
            <FormattedMessage {...head} />
          </span>
        ))}
      </Heads>
      {sorted.map((offer) => (
        <OfferRow key={offer.id} offer={offer} chosen={offer.id === value} onChoose={onChange} />
      ))}
    </div>
  );
}
