import { useState } from 'react';
import { adminUsers } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { ButtonLink, PageHeader } from 'shared-ui';
import type { Option } from 'shared-ui/components';
import { useIdempotencyKey } from 'shared-ui/data';
import { DeleteIcon, EyeIcon, EyeOffIcon, FileIcon, Icon, StoreIcon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { CreateLink, IconWord } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel, viewAndDelete } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { DestroyDialog } from '../destroy-dialog';
import { storeKeys, useStoreCalls } from '../store-calls';
import { messages } from './messages';
import { storeList } from './store-list';

const most = 100;
const keptFor = 5 * 60_000;
const none: readonly Option[] = [];

/** All dealers: found by name, code or place, narrowed by what they offer, opened or switched off from the row. */
export function StoresPage() {
  const navigate = useNavigate();
  const shown = useDefinedList(storeList, useManagers());
  const [destroying, setDestroying] = useState<Store | null>(null);
  const closeDialog = () => setDestroying(null);
  const itemsOf = useRowItems(setDestroying);

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        actions={
          <>
            <ButtonLink to={paths.importStores}>
              <Icon of={UploadIcon} />
              <IconWord>
                <FormattedMessage {...messages.import} />
              </IconWord>
            </ButtonLink>
            <CreateLink to={paths.newStore}>
              <FormattedMessage {...messages.create} />
            </CreateLink>
          </>
        }
      />
      <ListPanel
        shown={shown}
        onOpen={({ store_uid }) => navigate(paths.store(store_uid))}
        menuOf={itemsOf}
        actionKeys={viewAndDelete}
      />
      {destroying && <DestroyDialog store={destroying} onClose={closeDialog} onRemoved={closeDialog} />}
    </>
  );
}

/** The dealers' managers by name, to narrow the list by; the first hundred, the others are found by their page. */
function useManagers(): readonly Option[] {
  const users = useApi().bind(adminUsers);
  const { data = none } = useQuery({
    queryKey: [...storeKeys.all, 'managers'],
    queryFn: async ({ signal }): Promise<readonly Option[]> => {
      const query = {
        per_page: most,
        sort: 'lastname',
        wheres: [{ field: 'role' as const, op: 'eq' as const, value: 'manager' }],
      };
      const { data: people } = await users.search({ query }, { signal, quiet: true });
      return people.map(({ uid, fullname }) => ({ value: uid, label: fullname }));
    },
    staleTime: keptFor,
  });
  return data;
}

type Flags = Partial<Pick<Store, 'online_enabled' | 'visible'>>;

/** Turns a dealer's flags from its row; whoever changed it meanwhile is not overwritten. A refusal is told by the shell. */
function useFlags() {
  const calls = useStoreCalls();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ store: { store_uid, version }, flags }: { store: Store; flags: Flags }) =>
      withKey([store_uid, version, flags], (idempotencyKey) =>
        calls.update({ params: { store_uid }, body: flags }, { ifMatch: `"${version}"`, idempotencyKey }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: storeKeys.all }),
  });
}

/**
 * What can be done with a dealer from its row.
 * @param onDestroy asks before it goes
 */
function useRowItems(onDestroy: (store: Store) => void) {
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
