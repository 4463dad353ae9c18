import { managerStores } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { storeKeys } from './store-keys';

/** An own dealer. */
export function useStore(uid: string) {
  const stores = useApi().bind(managerStores);
  return useQuery({
    queryKey: storeKeys.record(uid),
    queryFn: async () => (await stores.get({ params: { store_uid: uid } }, { quiet: true })).data,
    retry: false,
  });
}

/** Puts an answer's dealer in place of the one that is shown, in the list and in the bar too. */
export function useStoreCache() {
  const client = useQueryClient();
  return (store: Store) => {
    client.setQueryData(storeKeys.record(store.store_uid), store);
    void client.invalidateQueries({ queryKey: [...storeKeys.all, 'own'] });
  };
}
