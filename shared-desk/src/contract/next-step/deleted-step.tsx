import type { StaffContract } from 'shared-api/entities';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { StepPanel } from './step-panel';

/** A deleted contract, which only the operator still reads: nothing is done with it any more. */
export function DeletedStep({ contract }: { contract: StaffContract }) {
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.deletedTitle} />}
      why={<FormattedMessage {...messages.deletedWhy} values={{ date: formatDate(contract.deleted_at ?? '') }} />}
    />
  );
}
