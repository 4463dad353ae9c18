import { useQuery } from 'shared-ui/query';
import { contractKeys } from '../common/contract/contract-keys';
import { useContractCalls } from '../common/contract/use-contract-calls';
import { useWorkStore } from '../common/stores/use-work-store';

/** How many contracts were made this week and month, and what they come to, of the chosen dealer or of all. */
export function useAnalytics() {
  const calls = useContractCalls();
  const { store, ready } = useWorkStore();
  const query = store === null ? {} : { store_uid: store.store_uid };
  return useQuery({
    queryKey: [...contractKeys.lists, 'analytics', query],
    queryFn: async ({ signal }) => (await calls.getAnalytics({ query }, { signal, quiet: true })).data,
    enabled: ready,
  });
}
