import { assets } from 'shared-api/contracts';
import type { User } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, chakra } from 'shared-ui';
import { Panel, useFocusUp } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { Avatar, UploadField } from 'shared-ui/work';
import { useAccountCache } from '../common/use-account';
import { messages } from './messages';

const { mediaTypes, maxBytes } = assets.upload.file;

/** The picture beside one's name; without one there are initials. */
export function PicturePanel({ account }: { account: User }) {
  const api = useApi();
  const intl = useIntl();
  const { put } = useAccountCache();
  const choose = useMutation({
    mutationFn: async (file: File | null) => {
      const avatar = file === null ? null : (await api.assets.upload({ file }, { quiet: true })).data.id;
      return api.account.updateProfile({ body: { avatar } }, { quiet: true });
    },
    onSuccess: ({ data }) => put(data),
  });
  // The same two letters as in the page's head, also of a surname of two words.
  const headerName = `${account.firstname.charAt(0)} ${account.lastname.charAt(0)}`;
  const sent = choose.isPending ? choose.variables : null;
  return (
    <Panel title={<FormattedMessage {...messages.picture} />}>
      <chakra.div display="flex" gap="24px" alignItems="center" flexWrap="wrap">
        <Avatar name={headerName} size={96} picture={account.avatar?.thumbnail} />
        <chakra.div flex={1} minWidth="200px" display="grid" gap="8px" justifyItems="start">
          <UploadField
            label={<FormattedMessage {...messages.choosePicture} />}
            types={mediaTypes}
            maxBytes={maxBytes}
            onFile={(file) => choose.mutate(file)}
            sending={sent && { name: sent.name, progress: null }}
            error={choose.isError && failureText(choose.error, intl)}
          />
          {account.avatar && <RemovePicture onRemove={() => choose.mutate(null)} />}
        </chakra.div>
      </chakra.div>
    </Panel>
  );
}

/** Goes with the picture: the focus that it had passes to the panel's heading. */
function RemovePicture({ onRemove }: { onRemove(): void }) {
  return (
    <Button ref={useFocusUp<HTMLButtonElement>()} look="ghost" onClick={onRemove}>
      <FormattedMessage {...messages.removePicture} />
    </Button>
  );
}
