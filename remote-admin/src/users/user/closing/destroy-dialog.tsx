import type { AdminUser } from 'shared-api/entities';
import { Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { TypedConfirmDialog } from '../../../common/forms/typed-confirm-dialog';
import { paths } from '../../../common/paths';
import { LeftAlone } from '../../actions/left-alone';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';
import { ChangeFailure } from '../parts/change-failure';
import { KeptList } from './kept-list';
import { messages } from './messages';

/** Names what stays, asks for the word, and takes the account away for good. */
export function DestroyDialog({ user, onClose }: { user: AdminUser; onClose(): void }) {
  const calls = useUserCalls();
  const client = useQueryClient();
  const navigate = useNavigate();
  const destroy = useMutation({
    mutationFn: () => calls.destroy({ params: { uid: user.uid } }, { quiet: true, ifMatch: `"${user.version}"` }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: userKeys.lists });
      navigate(paths.users, { replace: true });
    },
  });
  return (
    <TypedConfirmDialog
      title={<FormattedMessage {...messages.destroyTitle} values={{ name: user.fullname }} />}
      confirm={<FormattedMessage {...messages.destroy} />}
      loading={destroy.isPending}
      onConfirm={() => destroy.mutate()}
      onCancel={onClose}
    >
      <ChangeFailure error={destroy.error} />
      <Text>
        <FormattedMessage {...messages.destroyText} />
      </Text>
      <LeftAlone user={user} />
      <KeptList uid={user.uid} />
    </TypedConfirmDialog>
  );
}
