import { useQuery } from 'shared-ui/query';
import { useBackOffice } from '../common/back-office/back-office-provider';

/** How many contracts were made this week and month, and what they come to, of the chosen dealer or of all. */
export function useOwnAnalytics() {
  const { calls, keys, work } = useBackOffice();
  const query = work.store === null ? {} : { store_uid: work.store.store_uid };
  return useQuery({
    queryKey: [...keys.lists, 'analytics', query],
    queryFn: async ({ signal }) => (await calls.getAnalytics({ query }, { signal, quiet: true })).data,
    enabled: work.ready,
  });
}
