import { Note, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { bulkMessages as words } from './bulk.messages';

interface BulkResendDialogProps {
  /** To how many of the chosen contracts an SMS leaves, and to how many not. */
  sendable: number;
  left: number;
  /** How many customers may have a code in hand. */
  signing: number;
  sending: boolean;
  onClose(): void;
  onSend(): void;
}

/** Asks before the chosen contracts' customers are written to; who is signing loses the code, which is said. */
export function BulkResendDialog({ sendable, left, signing, sending, onClose, onSend }: BulkResendDialogProps) {
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
    </ConfirmDialog>
  );
}
