import { adminStores } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useQuery } from 'shared-ui/query';
import { messages } from './messages';

interface LastManagerDialogProps {
  person: string;
  store: { readonly store_uid: string; readonly name: string };
  detaching: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a dealer loses the last person in charge of it, and says how many contracts nobody follows then. */
export function LastManagerDialog({ person, store, detaching, onConfirm, onCancel }: LastManagerDialogProps) {
  const stores = useApi().bind(adminStores);
  const { store_uid, name } = store;
  const live = useQuery({
    queryKey: ['admin', 'stores', 'record', store_uid, 'live-contracts'],
    queryFn: async ({ signal }) =>
      (await stores.countLiveContracts({ params: { store_uid } }, { signal, quiet: true })).data.count,
  });
  if (live.isPending) return null;
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.title} values={{ person }} />}
      confirm={<FormattedMessage {...messages.detach} />}
      danger
      loading={detaching}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage
        {...(live.data === undefined ? messages.uncounted : messages.text)}
        values={{ store: name, count: live.data }}
      />
    </ConfirmDialog>
  );
}
