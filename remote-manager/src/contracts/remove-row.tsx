import type { ContractRow } from 'shared-api/entities';
import { Note, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useRemoveContract } from '../common/contract/use-remove-contract';
import { rowMessages as words } from './row.messages';

interface RemoveRowProps {
  row: ContractRow;
  onClose(): void;
}

/** Asks before a contract is deleted, and stays open with the reason where that was refused. */
export function RemoveRow({ row, onClose }: RemoveRowProps) {
  const intl = useIntl();
  const remove = useRemoveContract(row.contract_uid);
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...words.removeTitle} values={{ code: row.code }} />}
      confirm={<FormattedMessage {...words.remove} />}
      loading={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate('', { onSuccess: onClose })}
    >
      <Text>
        <FormattedMessage {...words.removeWarning} />
      </Text>
      {remove.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(remove.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
