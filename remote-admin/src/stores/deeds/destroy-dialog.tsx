import type { Store } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { Note, Text, TextLink } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { TypedConfirmDialog } from '../../common/forms/typed-confirm-dialog';
import { paths } from '../../common/paths';
import { storeKeys } from '../store-keys';
import { useStoreCalls } from '../use-store-calls';
import { messages } from './messages';

/** Takes a dealer away and goes back to the list; those who look at it are told by the list. */
function useDestroy({ store_uid, version }: Store, onDone: () => void) {
  const calls = useStoreCalls();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => calls.destroy({ params: { store_uid } }, { quiet: true, ifMatch: `"${version}"` }),
    onSuccess() {
      onDone();
      navigate(paths.stores, { replace: true });
      client.removeQueries({ queryKey: storeKeys.record(store_uid) });
      void client.invalidateQueries({ queryKey: storeKeys.all });
    },
    onError: (error) => {
      if (isApiError(error) && error.status === 412) void client.invalidateQueries({ queryKey: storeKeys.all });
    },
  });
}

/** Asks for the word before a dealer goes; while contracts need it, the server says what to do instead. */
export function DestroyDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const destroy = useDestroy(store, onClose);
  return (
    <TypedConfirmDialog
      title={<FormattedMessage {...messages.destroyTitle} values={{ name: store.name }} />}
      confirm={<FormattedMessage {...messages.destroy} />}
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
