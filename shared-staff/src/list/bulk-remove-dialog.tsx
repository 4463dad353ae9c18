import { Note, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { ReasonField } from '../common/actions/reason-field';
import { useReason } from '../common/actions/use-reason';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { bulkMessages as words } from './bulk.messages';

interface BulkRemoveDialogProps {
  /** How many of the chosen contracts can be deleted, and how many stay. */
  removable: number;
  left: number;
  removing: boolean;
  /** Why the last try did nothing. */
  error: Error | null;
  onClose(): void;
  onRemove(reason: string): void;
}

/** Asks before contracts are deleted, and why where the backOffice has to say it. */
export function BulkRemoveDialog({ removable, left, removing, error, onClose, onRemove }: BulkRemoveDialogProps) {
  const intl = useIntl();
  const { reasonNeeded } = useBackOffice();
  const reason = useReason();
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...words.removeTitle} values={{ count: removable }} />}
      confirm={<FormattedMessage {...words.remove} />}
      loading={removing}
      onCancel={onClose}
      onConfirm={() => reason.give(onRemove)}
    >
      <Text marginBottom={reasonNeeded ? '16px' : undefined}>
        <FormattedMessage {...words.removeWarning} values={{ left }} />
      </Text>
      {reasonNeeded && <ReasonField {...reason.field} />}
      {error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
