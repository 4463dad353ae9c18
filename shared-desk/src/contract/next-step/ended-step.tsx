import type { StaffContract } from 'shared-api/entities';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { StepPanel } from './step-panel';

/** A contract that its customer has withdrawn from, with nothing left to do. */
export function EndedStep({ contract }: { contract: StaffContract }) {
  const { withdrawn_at, refunded_at } = contract;
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.endedTitle} />}
      why={
        <FormattedMessage
          {...(refunded_at ? messages.endedRefunded : messages.endedWhy)}
          values={{ date: formatDate(withdrawn_at ?? ''), refunded: refunded_at && formatDate(refunded_at) }}
        />
      }
    />
  );
}
