import { useState } from 'react';
import { Note, Text, TextAreaField } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useRemoveContract } from '../contract/use-remove-contract';
import { removeMessages as words } from './remove.messages';

interface RemoveDialogProps {
  contract: { readonly contract_uid: string; readonly code: string };
  onClose(): void;
  onRemoved(): void;
}

/** Asks before a contract is deleted, perhaps with a reason, and stays open with what the server said against it. */
export function RemoveDialog({ contract, onClose, onRemoved }: RemoveDialogProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const remove = useRemoveContract(contract.contract_uid);
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...words.title} values={{ code: contract.code }} />}
      confirm={<FormattedMessage {...words.confirm} />}
      loading={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate(reason, { onSuccess: onRemoved })}
    >
      <Text marginBottom="16px">
        <FormattedMessage {...words.warning} />
      </Text>
      <TextAreaField
        label={<FormattedMessage {...words.reason} />}
        optional
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {remove.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(remove.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
