import { useState } from 'react';
import { adminPackages } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Note, Text, TextField } from 'shared-ui';
import { failureText, useKeptKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { packageKeys } from '../package-keys';
import { messages } from './messages';

/** The word that stands for certainty (decisions.md section 4). */
const word = 'CANCELLA';

function useClear(onDone: () => void) {
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const key = useKeptKey();
  return useMutation({
    mutationFn: () => packages.clearAll({ body: { confirm: word } }, { quiet: true, idempotencyKey: key.of('clear') }),
    onSuccess() {
      key.done();
      void client.invalidateQueries({ queryKey: packageKeys.all });
      onDone();
    },
  });
}

/** Asks for the word to be typed before every package goes; contracts keep their frozen copy. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const clear = useClear(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...messages.title} />}
      confirm={<FormattedMessage {...messages.confirm} />}
      disabled={typed.trim() !== word}
      loading={clear.isPending}
      onCancel={onClose}
      onConfirm={() => clear.mutate()}
    >
      <Text marginBottom="16px">
        <FormattedMessage {...messages.warning} />
      </Text>
      <TextField
        label={<FormattedMessage {...messages.type} values={{ word }} />}
        mono
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {clear.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(clear.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
