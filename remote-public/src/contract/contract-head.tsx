import type { CustomerContract } from 'shared-api/entities';
import { BleedBand, chakra, PublicContainer, Tag } from 'shared-ui';
import { CarPlate, StatusChip } from 'shared-ui/components';
import { formatLongDateTime } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { ContractRail } from './contract-rail';
import { messages } from './messages';
import { StatusHead } from './status-head';

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    alignItems: { base: 'flex-start', md: 'center' },
    gap: '24px',
    paddingTop: { base: '32px', md: '48px' },
    paddingBottom: '40px',
  },
});
const Meta = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    textStyle: 'small',
    color: 'fg.muted',
    marginBottom: '8px',
  },
});

/** Status, what it means now, until when, and the car's plate; the whole way below. */
export function ContractHead({ contract, justSigned }: { contract: CustomerContract; justSigned: boolean }) {
  const plate = (size: 56 | 72) => (
    <CarPlate plate={contract.car_plate} registrationDate={contract.car_registration_date} size={size} />
  );
  return (
    <BleedBand ground="panel">
      <PublicContainer>
        <Top>
          <div>
            <Meta>
              {contract.withdrawn_at ? (
                <Tag>
                  <FormattedMessage {...messages.withdrawnBadge} />
                </Tag>
              ) : (
                <StatusChip status={contract.status} />
              )}
              <chakra.span fontFamily="mono" whiteSpace="nowrap">
                {contract.code}
              </chakra.span>
              {contract.signed_at && (
                <chakra.span display={{ base: 'none', sm: 'inline' }}>
                  <FormattedMessage {...messages.signedOn} values={{ when: formatLongDateTime(contract.signed_at) }} />
                </chakra.span>
              )}
            </Meta>
            <StatusHead contract={contract} level={1} justSigned={justSigned} />
          </div>
          <chakra.div display={{ base: 'block', md: 'none' }}>{plate(56)}</chakra.div>
          <chakra.div display={{ base: 'none', md: 'block' }}>{plate(72)}</chakra.div>
        </Top>
        <chakra.div paddingBottom="32px">
          <ContractRail contract={contract} />
        </chakra.div>
      </PublicContainer>
    </BleedBand>
  );
}
