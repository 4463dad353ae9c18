import { useState } from 'react';
import type { AdminUser } from 'shared-api/entities';
import { Stack, Text, TextField } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../../../common/paths';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';
import { ChangeFailure } from '../parts/change-failure';
import { KeptList } from './kept-list';
import { messages } from './messages';

/** What has to be typed: nobody does it by a slip. */
const word = 'CANCELLA';

/** Names what stays, asks for the word, and takes the account away for good. */
export function DestroyDialog({ user, onClose }: { user: AdminUser; onClose(): void }) {
  const intl = useIntl();
  const calls = useUserCalls();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const destroy = useMutation({
    mutationFn: () => calls.destroy({ params: { uid: user.uid } }, { quiet: true, ifMatch: `"${user.version}"` }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: userKeys.lists });
      navigate(paths.users, { replace: true });
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...messages.destroyTitle} values={{ name: user.fullname }} />}
      confirm={<FormattedMessage {...messages.destroy} />}
      disabled={typed.trim() !== word}
      loading={destroy.isPending}
      onConfirm={() => destroy.mutate()}
      onCancel={onClose}
    >
      <Stack gap="16px" align="stretch">
        <ChangeFailure error={destroy.error} />
        <Text>
          <FormattedMessage {...messages.destroyText} />
        </Text>
        <KeptList uid={user.uid} />
        <TextField
          label={intl.formatMessage(messages.typeWord, { word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
