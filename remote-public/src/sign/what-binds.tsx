import type { CustomerContract } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { formatKm, formatMonths } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { totalName } from '../common/journey/total-name';
import { seller } from '../common/seller';
import { messages } from './messages';

const Total = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '16px',
    textStyle: 'h3',
    marginBottom: '12px',
  },
});
const Facts = chakra('dl', {
  base: {
    textStyle: 'small',
    '& > div': { display: 'grid', gridTemplateColumns: { base: '100px 1fr', md: '140px 1fr' }, paddingBlock: '4px' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 500 },
  },
});

/** What the law wants to stand right before the button: total with tax, seller, duration, withdrawal. */
export function WhatBinds({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const months = formatMonths(contract.mantenance_duration);
  const km = formatKm(contract.mantenance_km);
  const facts = [
    { name: messages.seller, text: `${seller.name}, ${seller.city}` },
    { name: messages.duration, text: <FormattedMessage {...messages.durationText} values={{ months, km }} /> },
    { name: messages.withdrawal, text: <FormattedMessage {...messages.withdrawalText} /> },
  ];
  return (
    <>
      <Total>
        {totalName(contract.package.kind, contract.mantenance_duration, intl)}
        <Money amount={contract.total} fontSize="1.75rem" lineHeight="2.25rem" fontWeight={600} />
      </Total>
      <Facts>
        {facts.map(({ name, text }) => (
          <div key={name.id}>
            <dt>
              <FormattedMessage {...name} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
}
