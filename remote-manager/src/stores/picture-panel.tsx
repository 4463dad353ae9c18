import { assets, managerStores } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, chakra, Text } from 'shared-ui';
import { Panel, useFocusUp } from 'shared-ui/components';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { UploadField } from 'shared-ui/work';
import { storeMessages } from './store.messages';
import { StorePicture } from './store-picture';
import { useStoreCache } from './use-store';

const { maxBytes, mediaTypes } = assets.upload.file;
const Tools = chakra('div', { base: { marginTop: '16px', display: 'grid', justifyItems: 'start', gap: '8px' } });

/** Uploads a picture and makes it the dealer's; null takes it away. */
function useStorePicture({ store_uid }: Store) {
  const api = useApi();
  const put = useStoreCache();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (file: File | null) =>
      withKey(file && [file.name, file.size, file.lastModified], async (idempotencyKey) => {
        const picture = file && (await api.assets.upload({ file }, { quiet: true, idempotencyKey })).data;
        return api
          .bind(managerStores)
          .update({ params: { store_uid }, body: { thumbnail: picture?.id ?? null } }, { quiet: true });
      }),
    onSuccess: ({ data }) => put(data),
  });
}

/** The dealer's picture, saved as soon as it is chosen. */
export function PicturePanel({ store }: { store: Store }) {
  const intl = useIntl();
  const change = useStorePicture(store);
  const sent = change.variables;
  return (
    <Panel title={<FormattedMessage {...storeMessages.picture} />}>
      <StorePicture store={store} large />
      <Text look="small" muted marginTop="8px">
        <FormattedMessage {...storeMessages.pictureHint} />
      </Text>
      <Tools>
        <UploadField
          label={<FormattedMessage {...storeMessages.upload} />}
          types={mediaTypes}
          maxBytes={maxBytes}
          onFile={(file) => change.mutate(file)}
          sending={change.isPending && sent ? { name: sent.name, progress: null } : null}
          error={change.error && failureText(change.error, intl)}
        />
        {store.thumbnail && (
          <RemovePicture busy={change.isPending && sent === null} onRemove={() => change.mutate(null)} />
        )}
      </Tools>
    </Panel>
  );
}

/** Goes with the picture: the focus that it had passes to the panel's heading. */
function RemovePicture({ busy, onRemove }: { busy: boolean; onRemove(): void }) {
  return (
    <Button ref={useFocusUp<HTMLButtonElement>()} look="link" loading={busy} onClick={onRemove}>
      <FormattedMessage {...storeMessages.removePicture} />
    </Button>
  );
}
