import type { ContractEventRecord, StaffContract } from 'shared-api/entities';
import { carLabel } from 'shared-staff';
import { chakra } from 'shared-ui';
import { CarPlate, Money, StatusChip } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { StepList } from './step-list';

const Sheet = chakra('section', { base: { bg: 'bg.panel', borderWidth: '1px', minWidth: 0 } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 24px',
    padding: { base: '16px', md: '24px' },
    '& > :last-child': { marginInlineStart: { sm: 'auto' }, textAlign: { sm: 'end' } },
  },
});
const Quiet = chakra('p', { base: { color: 'fg.muted' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '56px',
    padding: { base: '12px 16px', md: '12px 24px' },
    borderTopWidth: '1px',
  },
});
const Live = chakra('p', {
  base: {
    // Beside the status, and over it only where its longest word leaves no room.
    flex: '1 1 0',
    minWidth: 'min-content',
    color: 'fg.muted',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    '&::before': { content: '""', flexShrink: 0, width: '8px', height: '8px', bg: 'success' },
    '&[data-lost]': { color: 'error' },
    '&[data-lost]::before': { bg: 'error' },
  },
});

interface ProgressPanelProps {
  contract: StaffContract;
  events: readonly ContractEventRecord[];
  /** The server does not answer at the moment. */
  lost: boolean;
}

/** What is being signed, and how far it is. */
export function ProgressPanel({ contract, events, lost }: ProgressPanelProps) {
  const { car_plate, car_registration_date, package: pack, total, status } = contract;
  return (
    <Sheet>
      <Head>
        <CarPlate plate={car_plate} registrationDate={car_registration_date} size={44} />
        <div>
          <chakra.p textStyle="h2">{carLabel(contract)}</chakra.p>
          <Quiet>{pack.title}</Quiet>
        </div>
        <div>
          <chakra.p textStyle="caption" color="fg.muted">
            <FormattedMessage {...messages.totalTaxed} />
          </chakra.p>
          <Money amount={total} textStyle="h2" fontWeight={600} />
        </div>
      </Head>
      <StepList contract={contract} events={events} />
      <Foot>
        <Live role="status" data-lost={lost || undefined}>
          <FormattedMessage {...(lost ? messages.lost : messages.live)} />
        </Live>
        <StatusChip status={status} />
      </Foot>
    </Sheet>
  );
}
