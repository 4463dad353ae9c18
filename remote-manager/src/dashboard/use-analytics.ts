import { dealerKeys, useDesk, useWorkStore } from 'shared-desk';
import { useQuery } from 'shared-ui/query';

/** How many contracts were made this week and month, and what they come to, of the chosen dealer or of all. */
export function useAnalytics() {
  const { calls } = useDesk();
  const { store, ready } = useWorkStore();
  const query = store === null ? {} : { store_uid: store.store_uid };
  return useQuery({
    queryKey: [...dealerKeys.lists, 'analytics', query],
    queryFn: async ({ signal }) => (await calls.getAnalytics({ query }, { signal, quiet: true })).data,
    enabled: ready,
  });
}
