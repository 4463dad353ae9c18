import { adminStores } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

const pageSize = 100;
const keptFor = 5 * 60_000;

/** Every dealer by name, page after page: a choice that leaves one out would hide its contracts. */
export function useAllStores() {
  const stores = useApi().bind(adminStores);
  return useQuery({
    queryKey: ['admin', 'stores', 'all'],
    queryFn: async ({ signal }): Promise<readonly Store[]> => {
      const ask = (page: number) =>
        stores.search({ query: { page, per_page: pageSize, sort: 'name' } }, { signal, quiet: true });
      const { data, meta } = await ask(1);
      const others = Array.from({ length: meta.last_page - 1 }, (_, index) => ask(index + 2));
      return [data, ...(await Promise.all(others)).map((answer) => answer.data)].flat();
    },
    staleTime: keptFor,
  });
}
