import type { StaffContract } from 'shared-api/entities';
import { Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useNewDraft } from '../../common/actions/use-new-draft';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { messages } from './messages';

interface RenewDialogProps {
  contract: StaffContract;
  /** The last day of the cover, `YYYY-MM-DD`. */
  until: string;
  make: DealerCalls['renew'];
  onClose(): void;
}

/** Asks before a cover that still runs for long is renewed: until its end the customer would pay twice. */
export function RenewDialog({ contract: { contract_uid, code }, until, make, onClose }: RenewDialogProps) {
  const renew = useNewDraft();
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.renewTitle} values={{ code }} />}
      confirm={<FormattedMessage {...messages.renew} />}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        renew({ uid: contract_uid, make });
      }}
    >
      <Text>
        <FormattedMessage {...messages.renewWhy} values={{ date: formatDate(until) }} />
      </Text>
    </ConfirmDialog>
  );
}
