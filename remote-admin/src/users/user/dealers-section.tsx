import { useState } from 'react';
import { adminStores } from 'shared-api/contracts';
import type { AdminUser } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { SideSection } from 'shared-ui/work';
import { LastManagerDialog } from '../../common/managers/last-manager-dialog';
import { StoreSearch } from '../../common/search/store-search';
import { storeMessages } from '../messages';
import { StoreRows } from '../store-rows';
import { userKeys, useUserCalls } from '../user-calls';
import { ChangeFailure } from './change-section';
import { dealersMessages as messages } from './messages';

/** The dealers that a person works for; each change holds at once. */
export function DealersSection({ id, user }: { id: string; user: AdminUser }) {
  const intl = useIntl();
  const calls = useUserCalls();
  const change = useDealerChanges(user);
  const [asked, setAsked] = useState<AdminUser['stores'][number] | null>(null);
  const detach = (store_uid: string) =>
    change.mutate({ store_uid, attach: false }, { onSettled: () => setAsked(null) });
  const { data: details } = useQuery({
    queryKey: [...userKeys.stores(user.uid), user.stores.length],
    queryFn: async () =>
      (await calls.listStores({ params: { uid: user.uid }, query: { per_page: 100 } }, { quiet: true })).data,
    enabled: user.stores.length > 0,
  });
  const stores = user.stores.map(({ store_uid, name }) => {
    const found = details?.find((store) => store.store_uid === store_uid);
    return {
      store_uid,
      name,
      detail: found && intl.formatMessage(storeMessages.where, { address: found.address, city: found.city }),
      since: found && intl.formatMessage(storeMessages.since, { date: formatDate(found.attached_at) }),
    };
  });
  const detaching = change.isPending && !change.variables.attach ? change.variables.store_uid : null;

  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
    >
      <ChangeFailure error={change.error} />
      {stores.length === 0 && (
        <Text look="small" muted marginBottom="16px">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      <StoreRows
        label={intl.formatMessage(messages.title)}
        stores={stores}
        busy={detaching}
        onDetach={(store) =>
          user.only_manager_of?.includes(store.store_uid) ? setAsked(store) : detach(store.store_uid)
        }
      />
      {asked && (
        <LastManagerDialog
          person={user.fullname}
          store={asked}
          detaching={detaching !== null}
          onConfirm={() => detach(asked.store_uid)}
          onCancel={() => setAsked(null)}
        />
      )}
      <StoreSearch
        label={intl.formatMessage(storeMessages.attach)}
        without={stores.map(({ store_uid }) => store_uid)}
        onChoose={({ store_uid }) => change.mutate({ store_uid, attach: true })}
      />
    </SideSection>
  );
}

/** Attaches a dealer to a person, or detaches it; at once, one after the other. */
function useDealerChanges(user: AdminUser) {
  const stores = useApi().bind(adminStores);
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ store_uid, attach }: { store_uid: string; attach: boolean }) => {
      const call = { params: { store_uid }, body: { user_uid: user.uid } };
      return attach ? stores.attachManager(call, { quiet: true }) : stores.detachManager(call, { quiet: true });
    },
    scope: { id: `dealers-${user.uid}` },
    // The person's roles may have changed with it, and their sessions ended.
    onSettled: () => client.invalidateQueries({ queryKey: userKeys.all }),
  });
}
