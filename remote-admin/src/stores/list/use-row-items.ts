import type { Store } from 'shared-api/entities';
import { useIdempotencyKey } from 'shared-ui/data';
import { DeleteIcon, EyeIcon, EyeOffIcon, FileIcon, StoreIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { storeKeys } from '../store-keys';
import { useStoreCalls } from '../use-store-calls';
import { messages } from './messages';

type Flags = Partial<Pick<Store, 'online_enabled' | 'visible'>>;

/** Turns a dealer's flags from its row; whoever changed it meanwhile is not overwritten. A refusal is told by the shell. */
function useFlags() {
  const calls = useStoreCalls();
  const client = useQueryClient();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ store: { store_uid, version }, flags }: { store: Store; flags: Flags }) =>
      calls.update(
        { params: { store_uid }, body: flags },
        { ifMatch: `"${version}"`, idempotencyKey: key.of([store_uid, version, flags]) },
      ),
    onSuccess: () => key.done(),
    onSettled: () => client.invalidateQueries({ queryKey: storeKeys.all }),
  });
}

/**
 * What can be done with a dealer from its row.
 * @param onDestroy asks before it goes
 */
export function useRowItems(onDestroy: (store: Store) => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { mutate } = useFlags();
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return (store: Store): MenuItem[] => [
    {
      key: 'view',
      label: word('open'),
      icon: EyeIcon,
      command: 'Invio',
      onSelect: () => navigate(paths.store(store.store_uid)),
    },
    {
      key: 'contracts',
      label: word('contracts'),
      icon: FileIcon,
      onSelect: () => navigate(paths.contractsOf(store.store_uid)),
    },
    {
      key: 'online',
      label: word(store.online_enabled ? 'withdraw' : 'publish'),
      icon: StoreIcon,
      apart: true,
      onSelect: () => mutate({ store, flags: { online_enabled: !store.online_enabled } }),
    },
    {
      key: 'visible',
      label: word(store.visible ? 'hide' : 'show'),
      icon: store.visible ? EyeOffIcon : EyeIcon,
      onSelect: () => mutate({ store, flags: { visible: !store.visible } }),
    },
    {
      key: 'deleteaction',
      label: word('destroy'),
      icon: DeleteIcon,
      apart: true,
      danger: true,
      onSelect: () => onDestroy(store),
    },
  ];
}
