import type { Store } from 'shared-api/entities';
import { useQueryClient } from 'shared-ui/query';
import { storeKeys } from './store-keys';

/** Puts an answer's dealer in place of the one that is shown; lists and choices are asked again. */
export function useStoreCache() {
  const client = useQueryClient();
  return (store: Store) => {
    const record = storeKeys.record(store.store_uid);
    client.setQueryData(record, store);
    void client.invalidateQueries({
      queryKey: storeKeys.all,
      predicate: ({ queryKey }) => queryKey[2] !== 'record',
    });
  };
}
