import { adminStores } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQueryClient } from 'shared-ui/query';

/** Where the pages keep what the server said of dealers; the searches and the contracts keep theirs under `all`, too. */
export const storeKeys = {
  all: ['admin', 'stores'],
  lists: ['admin', 'stores', 'list'],
  imports: ['admin', 'stores', 'import'],
  methods: ['admin', 'stores', 'methods'],
  record: (uid: string) => ['admin', 'stores', 'record', uid],
  figures: (uid: string) => ['admin', 'stores', 'figures', uid],
} as const;

/** The operator's calls on dealers. */
export function useStoreCalls() {
  return useApi().bind(adminStores);
}

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
