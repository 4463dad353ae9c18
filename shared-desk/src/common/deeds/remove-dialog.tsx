import { useState } from 'react';
import { Note, Text, TextAreaField } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useRemoveContract } from '../contract/use-remove-contract';
import { useDesk } from '../desk/desk-provider';
import { removeMessages as words } from './remove.messages';

interface RemoveDialogProps {
  contract: { readonly contract_uid: string; readonly code: string };
  onClose(): void;
  onRemoved(): void;
}

/** Asks before a contract is deleted, and why; it stays open with what the server said against it. */
export function RemoveDialog({ contract, onClose, onRemoved }: RemoveDialogProps) {
  const intl = useIntl();
  const { reasonNeeded } = useDesk();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const remove = useRemoveContract(contract.contract_uid);
  const reason = typed.trim();

  function confirm() {
    if (reasonNeeded && reason === '') setMissing(true);
    else remove.mutate(reason, { onSuccess: onRemoved });
  }

  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...words.title} values={{ code: contract.code }} />}
      confirm={<FormattedMessage {...words.confirm} />}
      loading={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Text marginBottom="16px">
        <FormattedMessage {...words.warning} />
      </Text>
      <TextAreaField
        label={<FormattedMessage {...words.reason} />}
        optional={!reasonNeeded}
        rows={2}
        maxLength={500}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={missing && reason === '' ? intl.formatMessage(words.reasonMissing) : undefined}
      />
      {remove.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(remove.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
