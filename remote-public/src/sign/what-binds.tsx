import type { CustomerContract } from 'shared-api/entities';
import * as seller from 'shared-api/seller';
import { chakra } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { formatKm, formatMonths } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { totalName } from '../common/journey/total-name';
import { messages } from './messages';

const Total = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '16px',
    textStyle: 'h3',
    marginBottom: '12px',
  },
});
const Facts = chakra('dl', {
  base: {
    textStyle: 'small',
    '& > div': { display: 'flex', flexWrap: 'wrap', paddingBlock: '4px' },
    // In rem: where letters are twice as large, a name has a line of its own.
    '& dt': { flex: { base: '0 0 6.25rem', md: '0 0 8.75rem' }, color: 'fg.muted' },
    '& dd': { flex: '1 1 7rem', fontWeight: 500 },
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
