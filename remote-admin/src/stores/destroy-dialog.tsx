import type { Store } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { Note, Text, TextLink } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { eliminateWord, TypedConfirmDialog } from '../common/forms/typed-confirm-dialog';
import { paths } from '../common/paths';
import { actionMessages as messages } from './messages';
import { storeKeys, useStoreCalls } from './store-calls';

/** Takes a dealer away; those who look at it are told by the list. */
function useDestroy({ store_uid, version }: Store, onRemoved: () => void) {
  const calls = useStoreCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => calls.destroy({ params: { store_uid } }, { quiet: true, ifMatch: `"${version}"` }),
    onSuccess: leave,
    onError: (error) => {
      // A colleague was faster: it is gone, as was asked for.
      if (isApiError(error) && error.status === 404) leave();
      if (isApiError(error) && error.status === 412) void client.invalidateQueries({ queryKey: storeKeys.all });
    },
  });
  function leave() {
    onRemoved();
    client.removeQueries({ queryKey: storeKeys.record(store_uid) });
    void client.invalidateQueries({ queryKey: storeKeys.all });
  }
}

interface DestroyDialogProps {
  store: Store;
  onClose(): void;
  /** It is gone; what the page keeps of it goes afterwards. */
  onRemoved(): void;
}

/** Asks for the word before a dealer goes; while contracts need it, it says so at once and what can be done instead. */
export function DestroyDialog({ store, onClose, onRemoved }: DestroyDialogProps) {
  const calls = useStoreCalls();
  const { store_uid } = store;
  const live = useQuery({
    queryKey: [...storeKeys.record(store_uid), 'live-contracts'],
    queryFn: async ({ signal }) =>
      (await calls.countLiveContracts({ params: { store_uid } }, { signal, quiet: true })).data.count,
  });
  if (live.isPending) return null;
  return live.data ? (
    <NeededDialog store={store} count={live.data} onClose={onClose} />
  ) : (
    <UnneededDialog store={store} onClose={onClose} onRemoved={onRemoved} />
  );
}

/** A dealer whose contracts still need it stays; what is on the site can be taken off it. */
function NeededDialog({ store, count, onClose }: Omit<DestroyDialogProps, 'onRemoved'> & { count: number }) {
  const isOnSite = store.online_enabled || store.visible;
  const takeOff = useTakeOffSite(store, onClose);
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.neededTitle} values={{ name: store.name }} />}
      confirm={<FormattedMessage {...(isOnSite ? messages.takeOffSite : messages.understood)} />}
      loading={takeOff.isPending}
      onConfirm={() => (isOnSite ? takeOff.mutate() : onClose())}
      onCancel={onClose}
    >
      {takeOff.error && <Refusal error={takeOff.error} store={store} />}
      <Text>
        <FormattedMessage {...messages.neededText} values={{ count }} />
      </Text>
      <Text>
        <TextLink to={paths.contractsOf(store.store_uid)}>
          <FormattedMessage {...messages.itsContracts} />
        </TextLink>
      </Text>
    </ConfirmDialog>
  );
}

function useTakeOffSite({ store_uid, version }: Store, onDone: () => void) {
  const calls = useStoreCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      calls.update(
        { params: { store_uid }, body: { online_enabled: false, visible: false } },
        { quiet: true, ifMatch: `"${version}"` },
      ),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: storeKeys.all }),
  });
}

function UnneededDialog({ store, onClose, onRemoved }: DestroyDialogProps) {
  const destroy = useDestroy(store, onRemoved);
  return (
    <TypedConfirmDialog
      title={<FormattedMessage {...messages.destroyTitle} values={{ name: store.name }} />}
      confirm={<FormattedMessage {...messages.destroy} />}
      word={eliminateWord}
      loading={destroy.isPending}
      onConfirm={() => destroy.mutate()}
      onCancel={onClose}
    >
      {destroy.error && <Refusal error={destroy.error} store={store} />}
      <Text>
        <FormattedMessage {...messages.destroyText} />
      </Text>
    </TypedConfirmDialog>
  );
}

function Refusal({ error, store }: { error: unknown; store: Store }) {
  const intl = useIntl();
  if (isApiError(error) && error.status === 412)
    return (
      <Note tone="warning" role="alert">
        <FormattedMessage {...messages.stale} />
      </Note>
    );
  const sentences = isApiError(error) ? Object.values(error.fields).flat().join(' ') : '';
  return (
    <Note tone="error" role="alert">
      <p>{sentences || failureText(error, intl)}</p>
      {sentences && (
        <TextLink to={paths.contractsOf(store.store_uid)}>
          <FormattedMessage {...messages.itsContracts} />
        </TextLink>
      )}
    </Note>
  );
}
