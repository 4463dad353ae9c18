import type { AdminUser } from 'shared-api/entities';
import { Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { SideSection } from 'shared-ui/work';
import { StoreSearch } from '../../../common/search/store-search';
import { messages as storeMessages } from '../../stores/messages';
import { StoreRows } from '../../stores/store-rows';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';
import { ChangeFailure } from '../parts/change-failure';
import { messages } from './messages';
import { useDealerChanges } from './use-dealer-changes';

/** The dealers that a person works for; each change holds at once. */
export function DealersSection({ id, user }: { id: string; user: AdminUser }) {
  const intl = useIntl();
  const calls = useUserCalls();
  const change = useDealerChanges(user);
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
        onDetach={({ store_uid }) => change.mutate({ store_uid, attach: false })}
      />
      <StoreSearch
        label={intl.formatMessage(storeMessages.attach)}
        without={stores.map(({ store_uid }) => store_uid)}
        onChoose={({ store_uid }) => change.mutate({ store_uid, attach: true })}
      />
    </SideSection>
  );
}
