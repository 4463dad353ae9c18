import { isApiError } from 'shared-api/errors';
import { useNotify } from 'shared-api/react';
import { Note, Text } from 'shared-ui';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation } from 'shared-ui/query';
import { useBackOffice } from '../back-office/back-office-provider';
import { useContractCache } from '../contract/use-contract-cache';
import { ReasonField } from './reason-field';
import { removeMessages as words } from './remove.messages';
import { useReason } from './use-reason';

interface RemoveDialogProps {
  contract: { readonly contract_uid: string; readonly code: string };
  onClose(): void;
  onRemoved(): void;
}

/**
 * Deletes a contract; only a dealer may leave the reason empty. The shell says that it is gone. After a refusal it is
 * asked for again: the customer may have signed meanwhile.
 */
function useRemoveContract({ contract_uid: uid, code }: RemoveDialogProps['contract']) {
  const intl = useIntl();
  const notify = useNotify();
  const { calls } = useBackOffice();
  const cache = useContractCache();
  const withKey = useIdempotencyKey();

  return useMutation({
    mutationFn: (reason: string) =>
      withKey(reason, (idempotencyKey) =>
        calls.remove({ params: { contract_uid: uid }, body: { reason } }, { quiet: true, idempotencyKey }),
      ).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 404) throw error;
        // A colleague was faster, or it is another dealer's by now.
        notify({ text: intl.formatMessage(words.gone, { code }), type: 'warning' });
      }),
    onSuccess: () => cache.forget(uid),
    onError: () => {
      void cache.refresh(uid);
      void cache.refreshLists();
    },
  });
}

/** Asks before a contract is deleted, and why; it stays open with what the server said against it. */
export function RemoveDialog({ contract, onClose, onRemoved }: RemoveDialogProps) {
  const intl = useIntl();
  const reason = useReason();
  const remove = useRemoveContract(contract);
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...words.title} values={{ code: contract.code }} />}
      confirm={<FormattedMessage {...words.confirm} />}
      loading={remove.isPending}
      onCancel={onClose}
      onConfirm={() => reason.give((said) => remove.mutate(said, { onSuccess: onRemoved }))}
    >
      <Text marginBottom="16px">
        <FormattedMessage {...words.warning} />
      </Text>
      <ReasonField {...reason.field} />
      {remove.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(remove.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
