import { Note, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { bulkMessages as words } from './bulk.messages';

interface BulkResendDialogProps {
  /** To how many of the chosen contracts an SMS leaves, and to how many not. */
  sendable: number;
  left: number;
  /** How many customers may have a code in hand. */
  signing: number;
  sending: boolean;
  /** Why the last try did nothing. */
  error: Error | null;
  onClose(): void;
  onSend(): void;
}

/** Asks before the chosen contracts' customers are written to; who is signing loses the code, which is said. */
export function BulkResendDialog({ sendable, left, signing, sending, error, onClose, onSend }: BulkResendDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...words.resendTitle} values={{ count: sendable }} />}
      confirm={<FormattedMessage {...words.resendConfirm} />}
      loading={sending}
      onCancel={onClose}
      onConfirm={onSend}
    >
      <Text>
        <FormattedMessage {...words.resendLeft} values={{ left }} />
      </Text>
      {signing > 0 && (
        <Note tone="warning" marginTop="16px">
          <FormattedMessage {...words.resendAnnuls} values={{ signing }} />
        </Note>
      )}
      {error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
