import { adminPackages } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Note, Text } from 'shared-ui';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { confirmWord, TypedConfirmDialog } from '../common/forms/typed-confirm-dialog';
import { clearMessages as messages } from './messages';
import { packageKeys } from './package-calls';

function useClear(onDone: () => void) {
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      withKey('clear', (idempotencyKey) =>
        packages.clearAll({ body: { confirm: confirmWord } }, { quiet: true, idempotencyKey }),
      ),
    onSuccess() {
      void client.invalidateQueries({ queryKey: packageKeys.all });
      onDone();
    },
  });
}

/** Asks for the word to be typed before every package goes; contracts keep their frozen copy. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const clear = useClear(onClose);
  return (
    <TypedConfirmDialog
      title={<FormattedMessage {...messages.title} />}
      confirm={<FormattedMessage {...messages.confirm} />}
      loading={clear.isPending}
      onCancel={onClose}
      onConfirm={() => clear.mutate()}
    >
      {clear.error && (
        <Note tone="error" role="alert">
          {failureText(clear.error, intl)}
        </Note>
      )}
      <Text>
        <FormattedMessage {...messages.warning} />
      </Text>
    </TypedConfirmDialog>
  );
}
