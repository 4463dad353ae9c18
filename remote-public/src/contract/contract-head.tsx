import type { CustomerContract } from 'shared-api/entities';
import { BleedBand, CarPlate, chakra, Heading, PublicContainer, StatusBars, StatusChip } from 'shared-ui';
import { formatLongDate, formatLongDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { railOf } from './rail-of';

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
const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'fg.muted', marginTop: '8px', '& b': { color: 'fg', fontWeight: 600 } },
});

function titleOf({ status, withdrawn_at }: CustomerContract) {
  if (withdrawn_at) return messages.titleWithdrawn;
  if (status === 'PAID') return messages.titlePaid;
  return status === 'FILLED' ? messages.titleFilled : messages.titleSigned;
}

function Deadline({ contract }: { contract: CustomerContract }) {
  const { status, paid_at, withdrawn_at, refund_due_at, refunded_at, deletion_at } = contract;
  if (withdrawn_at) {
    const date = formatLongDate(withdrawn_at);
    return (
      <>
        {refund_due_at ? (
          <FormattedMessage {...messages.withdrawnRefund} values={{ date, refund: formatLongDate(refund_due_at) }} />
        ) : (
          <FormattedMessage {...messages.withdrawnLead} values={{ date }} />
        )}{' '}
        {refunded_at && <FormattedMessage {...messages.refunded} values={{ date: formatLongDate(refunded_at) }} />}
      </>
    );
  }
  if (paid_at) return <FormattedMessage {...messages.paidLead} values={{ date: formatLongDate(paid_at) }} />;
  return (
    <>
      <FormattedMessage {...(status === 'FILLED' ? messages.nowPay : messages.nowChoose)} />
      <br />
      {deletion_at && (
        <FormattedMessage
          {...messages.deadline}
          values={{ date: formatLongDate(deletion_at), b: (words) => <b key="date">{words}</b> }}
        />
      )}
    </>
  );
}

/** Status, what it means now, until when, and the car's plate; the whole way below. */
export function ContractHead({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const plate = (size: 56 | 72) => (
    <CarPlate plate={contract.car_plate} registrationDate={contract.car_registration_date} size={size} />
  );
  return (
    <BleedBand ground="panel">
      <PublicContainer>
        <Top>
          <div>
            <Meta>
              <StatusChip status={contract.status} />
              <chakra.span fontFamily="mono">{contract.code}</chakra.span>
              {contract.signed_at && (
                <chakra.span display={{ base: 'none', sm: 'inline' }}>
                  <FormattedMessage {...messages.signedOn} values={{ when: formatLongDateTime(contract.signed_at) }} />
                </chakra.span>
              )}
            </Meta>
            <Heading level={1} look="display" tabIndex={-1}>
              <FormattedMessage {...titleOf(contract)} />
            </Heading>
            <Lead>
              <Deadline contract={contract} />
            </Lead>
          </div>
          <chakra.div display={{ base: 'block', md: 'none' }}>{plate(56)}</chakra.div>
          <chakra.div display={{ base: 'none', md: 'block' }}>{plate(72)}</chakra.div>
        </Top>
        <chakra.div paddingBottom="32px">
          <StatusBars steps={railOf(contract, intl)} />
        </chakra.div>
      </PublicContainer>
    </BleedBand>
  );
}
