import { managerStores } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { host } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

/** A manager has a handful of dealers: one page holds them all. */
const all = { per_page: 100, sort: 'name' } as const;
const keptFor = 5 * 60_000;

/** The dealers that the manager is attached to, by name. */
export function useOwnStores() {
  return useQuery({
    queryKey: ['manager', 'stores', 'own'],
    queryFn: () => ownStores(),
    staleTime: keptFor,
  });
}

/** The same where there is no page. */
export async function ownStores(signal?: AbortSignal): Promise<readonly Store[]> {
  const stores = host().api.bind(managerStores);
  return (await stores.list({ query: all }, { quiet: true, ...(signal && { signal }) })).data;
}
