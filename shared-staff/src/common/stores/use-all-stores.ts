import { adminStores } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import { everyPage } from '../lists/every-page';

const pageSize = 100;
const keptFor = 5 * 60_000;

/** Every dealer by name, page after page: a choice that leaves one out would hide its contracts. */
export function useAllStores() {
  const stores = useApi().bind(adminStores);
  return useQuery({
    queryKey: ['admin', 'stores', 'all'],
    queryFn: ({ signal }): Promise<readonly Store[]> =>
      everyPage((page) =>
        stores.search({ query: { page, per_page: pageSize, sort: 'name' } }, { signal, quiet: true }),
      ),
    staleTime: keptFor,
  });
}
